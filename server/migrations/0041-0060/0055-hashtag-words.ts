import { sql, type Kysely } from 'kysely';

/**
 * Posts are also found by the words inside their hashtags. The job that reindexes words writes those
 * of older posts, which keep their other words until then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE posts SET words_at = NULL WHERE hashtags <> '{}' AND words_at IS NOT NULL`.execute(
    db,
  );
}
