import { sql, type Kysely } from 'kysely';

/**
 * Lets a page of comments read only its own rows. First-level comments are read without the replies
 * between them, and the oldest replies of a comment without the later ones. `user_id` keeps the
 * count of visible replies an index-only scan.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX comments_first_level ON comments (post_id, id) WHERE parent_id IS NULL;
    CREATE INDEX comments_replies ON comments (parent_id, id) INCLUDE (user_id)
      WHERE parent_id IS NOT NULL;
    DROP INDEX comments_by_parent;
  `.execute(db);
}
