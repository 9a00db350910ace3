import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  COMMENTS_PAGE_MAX_CHARACTERS,
  REPLIES_COUNT_MAX,
  REPLIES_PREVIEW_SIZE,
} from '#contract/limits';
import type { Tables } from '#server/platform/database/tables';
import { selectMentions } from '#domain/mentions';
import { selectQuotes } from '#domain/paperQuotes';
import { hiddenAuthors, personOf } from '#domain/people';
import type { CommentRow } from './commentPresenter';

/** The most rows read for a page. */
const ROWS_PER_PAGE = 1_000;

/**
 * The column `total_replies` of a comment: the replies the reader may see, counted up to a bound.
 */
export const countReplies = (
  commentId: RawBuilder<unknown>,
  hidden: ReturnType<typeof hiddenAuthors>,
) => sql`
  (SELECT count(*)::int FROM (
    SELECT FROM comments
    WHERE parent_id = ${commentId} AND user_id NOT IN ${hidden} LIMIT ${sql.lit(REPLIES_COUNT_MAX)}
  ) AS counted) AS total_replies`;

/**
 * Selects the rows of `found`, a relation with the columns of comments, as the reader sees them.
 */
export const selectFound = (db: Kysely<Tables>, readerId: number) => sql`
  SELECT found.id, found.parent_id, found.content, found.total_likes, found.created_at,
    found.edited_at, found.deleted_at, ${personOf()} AS person,
    ${selectMentions('comment', sql.ref('found.id'), readerId)} AS mentions,
    ${selectQuotes('comment', sql.ref('found.id'), readerId)} AS quotes,
    comment_likes.user_id IS NOT NULL AS user_liked,
    ${countReplies(sql.ref('found.id'), hiddenAuthors(db, readerId))}
  FROM found
  JOIN users ON users.id = found.user_id
  LEFT JOIN comment_likes
    ON comment_likes.comment_id = found.id AND comment_likes.user_id = ${readerId}`;

/**
 * The roots, oldest first, with the oldest replies under them, as a flat list, parents before their replies. The
 * result is bounded for any input: in rows (replies nearer to the root first) and in characters (in
 * the same order, at least one comment). Reads each reply by its index and none beyond the bounds.
 */
export async function readThreads(
  db: Kysely<Tables>,
  readerId: number,
  roots: RawBuilder<unknown>,
): Promise<CommentRow[]> {
  const hidden = hiddenAuthors(db, readerId);
  const { rows } = await sql<CommentRow>`
    WITH RECURSIVE thread AS (
      (${roots})
      UNION ALL
      SELECT reply.* FROM thread CROSS JOIN LATERAL (
        SELECT * FROM comments
        WHERE parent_id = thread.id AND user_id NOT IN ${hidden}
        ORDER BY id LIMIT ${sql.lit(REPLIES_PREVIEW_SIZE)}
      ) AS reply
    ),
    -- The recursion reads level by level, and stops at the row limit.
    taken AS MATERIALIZED (SELECT * FROM thread LIMIT ${sql.lit(ROWS_PER_PAGE)}),
    found AS (
      SELECT *, sum(length(content)) OVER (ORDER BY depth, id) - length(content) AS before
      FROM taken
    )
    ${selectFound(db, readerId)}
    WHERE found.before < ${COMMENTS_PAGE_MAX_CHARACTERS}
    ORDER BY found.id
  `.execute(db);
  return rows;
}
