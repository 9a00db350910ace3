import { sql, type Kysely } from 'kysely';

/** People's names, positions and what they say about themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN display_name text CHECK (char_length(display_name) BETWEEN 1 AND 60),
      ADD COLUMN position text CHECK (
        position IN ('student', 'doctoral', 'faculty', 'researcher', 'staff', 'alumni')
      ),
      ADD COLUMN position_since smallint,
      ADD COLUMN bio text NOT NULL DEFAULT '' CHECK (char_length(bio) <= 500),
      ADD COLUMN orcid text CHECK (char_length(orcid) = 19),
      ADD COLUMN homepage text CHECK (char_length(homepage) <= 500);
  `.execute(db);
}
