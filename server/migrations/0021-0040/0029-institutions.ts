import { sql, type Kysely } from 'kysely';

/**
 * The domains of universities, the institution addresses that people proved, and descriptions of
 * universities. Universities that exist count as listed; a new one is proposed to others once it
 * has enough members or an operator confirmed it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE university_domains (
      domain text PRIMARY KEY,
      university_id bigint NOT NULL REFERENCES universities ON DELETE CASCADE
    );
    CREATE INDEX university_domains_by_university ON university_domains (university_id);

    ALTER TABLE universities
      ADD COLUMN listed_at timestamptz,
      ADD COLUMN about text NOT NULL DEFAULT '',
      ADD COLUMN link text;
    UPDATE universities SET listed_at = created_at;

    ALTER TABLE users
      ADD COLUMN institution_email text UNIQUE,
      ADD COLUMN institution_verified_at timestamptz,
      ADD COLUMN institution_is_current boolean NOT NULL DEFAULT false,
      ADD COLUMN institution_reminded_at timestamptz,
      ADD CONSTRAINT users_institution_proved
        CHECK ((institution_email IS NULL) = (institution_verified_at IS NULL));
    CREATE INDEX users_by_institution_age ON users (institution_verified_at)
      WHERE institution_is_current;

    ALTER TABLE one_time_codes
      ADD COLUMN address text,
      DROP CONSTRAINT one_time_codes_purpose_check,
      ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN
        ('verify_email', 'reset_password', 'set_password', 'change_email', 'confirm_email',
         'verify_institution'));
  `.execute(db);
}
