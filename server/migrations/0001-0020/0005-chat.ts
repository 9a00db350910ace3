import { sql, type Kysely } from 'kysely';

/**
 * Messages, and for each person one row per conversation with its last message and unread count.
 * Writers lock the two rows of a conversation first, in id order, so that ids grow in commit order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE messages (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      low_id bigint NOT NULL,
      high_id bigint NOT NULL,
      sender_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      receiver_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      client_id text,
      content text NOT NULL,
      message_type text NOT NULL CHECK (message_type IN ('text', 'link', 'image', 'file')),
      file_id bigint REFERENCES files,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (sender_id, client_id),
      CHECK (low_id = least(sender_id, receiver_id) AND high_id = greatest(sender_id, receiver_id))
    );
    CREATE INDEX messages_by_pair ON messages (low_id, high_id, id DESC);
    CREATE INDEX messages_by_receiver ON messages (receiver_id, id DESC);
    CREATE INDEX messages_by_file ON messages (file_id) WHERE file_id IS NOT NULL;

    CREATE TABLE conversations (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      other_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      last_message_id bigint REFERENCES messages,
      unread_count integer NOT NULL DEFAULT 0 CHECK (unread_count >= 0),
      last_read_id bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (user_id, other_id)
    );
    CREATE INDEX conversations_newest ON conversations (user_id, last_message_id DESC);
  `.execute(db);
}
