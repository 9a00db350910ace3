import { sql, type Kysely } from 'kysely';

/** People who don't show when they are online, and don't see it of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN hides_presence boolean NOT NULL DEFAULT false`.execute(db);
}
