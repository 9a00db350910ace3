import { sql, type Kysely } from 'kysely';

/**
 * A page of comments reads its own rows only: the comments of the first level without the replies
 * between them, and the oldest replies of a comment without the later ones. `user_id` lets the
 * count of the visible replies stay within the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX comments_first_level ON comments (post_id, id) WHERE parent_id IS NULL;
    CREATE INDEX comments_replies ON comments (parent_id, id) INCLUDE (user_id)
      WHERE parent_id IS NOT NULL;
    DROP INDEX comments_by_parent;
  `.execute(db);
}
