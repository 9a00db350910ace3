import { sql, type Kysely } from 'kysely';

/** Accounts of external identity providers; one person may have several. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE external_identities (
      issuer text NOT NULL,
      subject text NOT NULL,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (issuer, subject)
    );
    CREATE INDEX external_identities_by_user ON external_identities (user_id);
  `.execute(db);
}
