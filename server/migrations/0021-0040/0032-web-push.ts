import { sql, type Kysely } from 'kysely';

/**
 * Browsers that show notifications while Quad is closed, each for one session; the server's key
 * pair, which has one row; and notifications that wait to be pushed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE web_push (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      public_key text NOT NULL,
      private_key text NOT NULL,
      message_id bigint NOT NULL
    );

    CREATE TABLE push_subscriptions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
      endpoint text NOT NULL UNIQUE,
      p256dh text NOT NULL,
      auth text NOT NULL,
      failures smallint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id, id);
    CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_id);

    CREATE TABLE notification_pushes (
      notification_id bigint PRIMARY KEY REFERENCES notifications ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      due_at timestamptz NOT NULL
    );
    CREATE INDEX notification_pushes_due ON notification_pushes (due_at);
    CREATE INDEX notification_pushes_by_user ON notification_pushes (user_id);
  `.execute(db);
}
