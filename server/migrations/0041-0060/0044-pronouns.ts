import { sql, type Kysely } from 'kysely';

/** The pronouns that people ask others to use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN pronouns text CHECK (char_length(pronouns) BETWEEN 1 AND 40)
  `.execute(db);
}
