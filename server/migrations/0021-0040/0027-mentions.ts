import { sql, type Kysely } from 'kysely';

/**
 * The people that posts and comments mention, in the order of their names in the text. A row keeps
 * the name as written, because people change their usernames. The generated columns delete the rows
 * with their post or comment.
 *
 * `mention_fills` names the texts from before: those with ids below `before_id` are still to be
 * searched for mentions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE mentions (
      kind text NOT NULL CHECK (kind IN ('post', 'comment')),
      target_id bigint NOT NULL,
      position smallint NOT NULL,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      post_id bigint GENERATED ALWAYS AS (CASE WHEN kind = 'post' THEN target_id END) STORED
        REFERENCES posts ON DELETE CASCADE,
      comment_id bigint GENERATED ALWAYS AS (CASE WHEN kind = 'comment' THEN target_id END) STORED
        REFERENCES comments ON DELETE CASCADE,
      PRIMARY KEY (kind, target_id, position)
    );
    CREATE INDEX mentions_by_user ON mentions (user_id);
    CREATE INDEX mentions_by_post ON mentions (post_id) WHERE post_id IS NOT NULL;
    CREATE INDEX mentions_by_comment ON mentions (comment_id) WHERE comment_id IS NOT NULL;

    CREATE TABLE mention_fills (
      kind text PRIMARY KEY,
      before_id bigint NOT NULL
    );
    INSERT INTO mention_fills (kind, before_id)
      SELECT 'post', max(id) + 1 FROM posts HAVING max(id) IS NOT NULL;
    INSERT INTO mention_fills (kind, before_id)
      SELECT 'comment', max(id) + 1 FROM comments HAVING max(id) IS NOT NULL;
  `.execute(db);
}
