import { sql, type Kysely } from 'kysely';

/**
 * The words of papers that posts, comments and messages quote, in the order of `position`. `place` is
 * where they begin in the text of their page, and null if it no longer has them. `paper_id` is null
 * once the paper is removed. The generated columns delete the rows with what they belong to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE quotes (
      owner_kind text NOT NULL CHECK (owner_kind IN ('post', 'comment', 'message')),
      owner_id bigint NOT NULL,
      position smallint NOT NULL,
      paper_id bigint REFERENCES papers ON DELETE SET NULL,
      page integer NOT NULL,
      quote text NOT NULL,
      place integer,
      post_id bigint GENERATED ALWAYS AS (CASE WHEN owner_kind = 'post' THEN owner_id END) STORED
        REFERENCES posts ON DELETE CASCADE,
      comment_id bigint GENERATED ALWAYS AS (CASE WHEN owner_kind = 'comment' THEN owner_id END)
        STORED REFERENCES comments ON DELETE CASCADE,
      message_id bigint GENERATED ALWAYS AS (CASE WHEN owner_kind = 'message' THEN owner_id END)
        STORED REFERENCES messages ON DELETE CASCADE,
      PRIMARY KEY (owner_kind, owner_id, position)
    );
    CREATE INDEX quotes_by_paper ON quotes (paper_id) WHERE paper_id IS NOT NULL;
    CREATE INDEX quotes_by_post ON quotes (post_id) WHERE post_id IS NOT NULL;
    CREATE INDEX quotes_by_comment ON quotes (comment_id) WHERE comment_id IS NOT NULL;
    CREATE INDEX quotes_by_message ON quotes (message_id) WHERE message_id IS NOT NULL;
  `.execute(db);
}
