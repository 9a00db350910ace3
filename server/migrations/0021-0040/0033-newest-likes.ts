import { sql, type Kysely } from 'kysely';

/** Indexes for the people who like a post or a comment, the newest likes first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX post_likes_newest ON post_likes (post_id, created_at DESC, user_id DESC);
    CREATE INDEX comment_likes_newest ON comment_likes (comment_id, created_at DESC, user_id DESC);
  `.execute(db);
}
