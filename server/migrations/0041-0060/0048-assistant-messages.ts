import { sql, type Kysely } from 'kysely';

/**
 * The conversations with the assistant of people who keep theirs on all their devices. `paper_ids`
 * are the papers that a message quotes, because it is only shown while they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN keeps_conversation boolean NOT NULL DEFAULT false;
    CREATE TABLE assistant_messages (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      client_id text,
      sender text NOT NULL CHECK (sender IN ('user', 'bot')),
      text text NOT NULL,
      response jsonb,
      paper_ids bigint[] NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL,
      UNIQUE (user_id, client_id)
    );
    CREATE INDEX assistant_messages_by_user ON assistant_messages (user_id, id DESC);
  `.execute(db);
}
