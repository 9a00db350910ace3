import { sql, type Kysely } from 'kysely';

/**
 * Every list leaves out disabled accounts. They are few, so they have a partial index. A cancelled
 * event names its author, so that a block hides it from calendars too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX users_disabled ON users (id) WHERE disabled_at IS NOT NULL;
    ALTER TABLE cancelled_events ADD COLUMN author_id bigint;
  `.execute(db);
}
