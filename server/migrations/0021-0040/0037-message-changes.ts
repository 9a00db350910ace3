import { sql, type Kysely } from 'kysely';

/**
 * Edits, deletions and replies. The id of a change is the revision of its message from then on. It
 * is assigned under the lock of the conversation, so that revisions of a conversation grow in commit
 * order. Only changed messages are in the indexes of revisions, so that sending costs nothing more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE messages
      ADD COLUMN edited_at timestamptz,
      ADD COLUMN deleted_at timestamptz,
      ADD COLUMN reply_to bigint REFERENCES messages ON DELETE SET NULL,
      ADD COLUMN revision bigint NOT NULL DEFAULT 0;
    CREATE INDEX messages_by_reply ON messages (reply_to) WHERE reply_to IS NOT NULL;
    CREATE INDEX messages_changed ON messages (low_id, high_id, revision) WHERE revision > 0;
    CREATE INDEX messages_changed_by_sender ON messages (sender_id, revision) WHERE revision > 0;
    CREATE INDEX messages_changed_by_receiver ON messages (receiver_id, revision)
      WHERE revision > 0;

    CREATE TABLE message_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      sender_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      client_id text NOT NULL,
      message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
      UNIQUE (sender_id, client_id)
    );
    CREATE INDEX message_changes_by_message ON message_changes (message_id);
  `.execute(db);
}
