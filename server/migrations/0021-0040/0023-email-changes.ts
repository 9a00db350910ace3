import { sql, type Kysely } from 'kysely';

/**
 * Changes of email addresses: one may wait for its code, and a confirmed one can be undone by a
 * link, stored as a hash, until a given time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE email_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      old_email text NOT NULL,
      new_email text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      undo_hash bytea UNIQUE,
      undo_until timestamptz,
      CHECK ((undo_hash IS NULL) = (undo_until IS NULL))
    );
    CREATE UNIQUE INDEX email_changes_waiting ON email_changes (user_id) WHERE undo_hash IS NULL;
    CREATE INDEX email_changes_by_user ON email_changes (user_id);

    ALTER TABLE one_time_codes
      DROP CONSTRAINT one_time_codes_purpose_check,
      ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN
        ('verify_email', 'reset_password', 'set_password', 'change_email', 'confirm_email'));
  `.execute(db);
}
