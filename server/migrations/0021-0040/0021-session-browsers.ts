import { sql, type Kysely } from 'kysely';

/** The browser of a session, as its owner recognises it; null for sessions started before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN browser text`.execute(db);
}
