import { sql, type Kysely } from 'kysely';

/**
 * How people are notified, kept only where it differs from the defaults, and the mails about it:
 * one digest a day, and notifications that wait to be mailed at once. `mail_refusals` counts
 * permanent refusals in a row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN timezone text,
      ADD COLUMN mail_refusals integer NOT NULL DEFAULT 0;
    CREATE INDEX users_by_timezone ON users (timezone);

    CREATE TABLE notification_settings (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      type text NOT NULL,
      in_app boolean NOT NULL,
      mail text NOT NULL CHECK (mail IN ('never', 'daily', 'weekly', 'at_once')),
      push boolean NOT NULL,
      PRIMARY KEY (user_id, type)
    );
    CREATE INDEX notification_settings_messages ON notification_settings (user_id)
      WHERE type = 'message' AND mail = 'at_once';

    CREATE TABLE digests (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      day date NOT NULL,
      state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent')),
      PRIMARY KEY (user_id, day)
    );
    CREATE INDEX digests_by_day ON digests (day);

    ALTER TABLE notifications ADD COLUMN mailed_at timestamptz;
    CREATE TABLE notification_mails (
      notification_id bigint PRIMARY KEY REFERENCES notifications ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      due_at timestamptz NOT NULL
    );
    CREATE INDEX notification_mails_due ON notification_mails (due_at);
    CREATE INDEX notification_mails_by_user ON notification_mails (user_id);

    CREATE TABLE message_mails (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      through_id bigint NOT NULL DEFAULT 0,
      queued_at timestamptz
    );
  `.execute(db);
}
