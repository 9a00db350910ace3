import { sql, type Kysely } from 'kysely';

/** Codes with which people who log in with Google set a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE one_time_codes
      DROP CONSTRAINT one_time_codes_purpose_check,
      ADD CONSTRAINT one_time_codes_purpose_check
        CHECK (purpose IN ('verify_email', 'reset_password', 'set_password'));
  `.execute(db);
}
