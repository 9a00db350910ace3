import { sql, type Kysely } from 'kysely';

/**
 * Posts from before `post_links`: those with ids below `before_id` are still to be searched for
 * addresses. Cancelled events keep their end; those of before and of the previous release have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE post_link_fills (before_id bigint PRIMARY KEY);
    INSERT INTO post_link_fills (before_id)
      SELECT max(id) + 1 FROM posts HAVING max(id) IS NOT NULL;

    ALTER TABLE cancelled_events ADD COLUMN ends_at timestamptz;
  `.execute(db);
}
