import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  COMMENTS_PAGE_MAX_CHARACTERS,
  REPLIES_COUNT_MAX,
  REPLIES_PREVIEW_SIZE,
} from '#contract/limits';
import type { Tables } from '../../platform/database/tables';
import { hiddenAuthors } from '../../queries/visibility';
import type { CommentRow } from './commentRepository';
import { commentIsShown } from './commentVisibility';

/** Rows read for each comment of a page, itself included, and for a whole page. */
const ROWS_PER_ROOT = 11;
const ROWS_PER_PAGE = 600;

interface ThreadPage {
  /** The page's own comments, oldest first; replies hang on them. */
  roots: RawBuilder<unknown>;
  limit: number;
}

/**
 * The roots with the oldest replies under them, flat, parents before their replies, within bounds
 * that hold whatever people write: rows (replies nearer to the root first) and characters (in the
 * same order, at least one comment). Reads each reply by its index and none beyond the bounds.
 */
async function readThreads(
  db: Kysely<Tables>,
  readerId: number,
  { roots, limit }: ThreadPage,
): Promise<CommentRow[]> {
  const hidden = hiddenAuthors(db, readerId);
  const rowLimit = Math.min(limit * ROWS_PER_ROOT, ROWS_PER_PAGE);
  const { rows } = await sql<CommentRow>`
    WITH RECURSIVE thread AS (
      (${roots})
      UNION ALL
      SELECT reply.* FROM thread CROSS JOIN LATERAL (
        SELECT * FROM comments
        WHERE parent_id = thread.id AND user_id NOT IN ${hidden}
        ORDER BY id LIMIT ${REPLIES_PREVIEW_SIZE}
      ) AS reply
    ),
    -- The recursion goes level by level, and only as far as rows are taken from it.
    taken AS MATERIALIZED (SELECT * FROM thread LIMIT ${rowLimit}),
    measured AS (
      SELECT *, sum(length(content)) OVER (ORDER BY depth, id) - length(content) AS before
      FROM taken
    )
    SELECT measured.id, measured.parent_id, measured.content, measured.total_likes,
      measured.created_at, users.username, users.profile_picture,
      comment_likes.user_id IS NOT NULL AS user_liked, ${countReplies(sql.ref('measured.id'), hidden)}
    FROM measured
    JOIN users ON users.id = measured.user_id
    LEFT JOIN comment_likes
      ON comment_likes.comment_id = measured.id AND comment_likes.user_id = ${readerId}
    WHERE measured.before < ${COMMENTS_PAGE_MAX_CHARACTERS}
    ORDER BY measured.id
  `.execute(db);
  return rows;
}

/** The column `total_replies` of a comment: what the reader may see, counted up to a bound. */
const countReplies = (
  commentId: RawBuilder<unknown>,
  hidden: ReturnType<typeof hiddenAuthors>,
) => sql`
  (SELECT count(*)::int FROM (
    SELECT FROM comments
    WHERE parent_id = ${commentId} AND user_id NOT IN ${hidden} LIMIT ${REPLIES_COUNT_MAX}
  ) AS counted) AS total_replies`;

/**
 * First-level comments of a post, oldest first, with the first replies under them. What people
 * hidden from the reader wrote is left out, with what hangs on it.
 */
export function listThreads(
  db: Kysely<Tables>,
  readerId: number,
  postId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<CommentRow[]> {
  const hidden = hiddenAuthors(db, readerId);
  const roots = sql`
    SELECT * FROM comments
    WHERE post_id = ${postId} AND parent_id IS NULL AND user_id NOT IN ${hidden}
      AND (SELECT posts.user_id FROM posts WHERE posts.id = ${postId}) NOT IN ${hidden}
    ORDER BY id LIMIT ${limit} OFFSET ${offset}`;
  return readThreads(db, readerId, { roots, limit });
}

/** Direct replies to a comment, oldest first, each with the first replies under it. */
export function listReplies(
  db: Kysely<Tables>,
  readerId: number,
  commentId: number,
  { limit, afterId }: { limit: number; afterId: number },
): Promise<CommentRow[]> {
  const roots = sql`
    SELECT * FROM comments
    WHERE parent_id = ${commentId} AND id > ${afterId}
      AND user_id NOT IN ${hiddenAuthors(db, readerId)}
    ORDER BY id LIMIT ${limit}`;
  return readThreads(db, readerId, { roots, limit });
}

/**
 * How many replies a comment has for the reader; undefined where the post has no such comment, or
 * somebody hidden from the reader wrote it, the post, or a comment it hangs on.
 */
export async function countVisibleReplies(
  db: Kysely<Tables>,
  readerId: number,
  postId: number,
  commentId: number,
): Promise<number | undefined> {
  const hidden = hiddenAuthors(db, readerId);
  const { rows } = await sql<{ total_replies: number }>`
    SELECT ${countReplies(sql.val(commentId), hidden)} FROM comments
    WHERE id = ${commentId} AND post_id = ${postId} AND ${commentIsShown(db, readerId, commentId)}
  `.execute(db);
  return rows[0]?.total_replies;
}
