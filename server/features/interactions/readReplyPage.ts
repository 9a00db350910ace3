import { sql, type Kysely } from 'kysely';
import type { Comment, ReplyPage } from '#contract/entities/comment';
import { COMMENTS_PAGE_MAX_CHARACTERS } from '#contract/limits';
import { hiddenAuthors } from '#domain/people';
import { commentNotFound, commentIsShown } from '#domain/comments';
import { rowLimit } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { presentThreads, type CommentRow } from './commentPresenter';
import { countReplies, readThreads } from './readThreads';

/** A page of the replies to a comment. Throws 404 if the reader sees no such comment. */
export async function readReplyPage(
  db: Kysely<Tables>,
  readerId: number,
  { post_id: postId, comment_id: commentId }: { post_id: number; comment_id: number },
  { limit, afterId }: { limit: number; afterId: number },
): Promise<ReplyPage> {
  const total = await countVisibleReplies(db, readerId, postId, commentId);
  if (total === undefined) throw commentNotFound();
  // Reads one more than it returns, to see whether there are more.
  const rows = await listReplies(db, readerId, commentId, { limit: limit + 1, afterId });
  const found = presentThreads(rows, commentId);
  const replies = found.slice(0, limit);
  const last_id = replies.at(-1)?.id ?? afterId;
  const has_more = found.length > limit || endsEarly(found);
  return { replies, total_replies: total, has_more, last_id };
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
    ORDER BY id LIMIT ${rowLimit(limit)}`;
  return readThreads(db, readerId, roots);
}

/** Whether a page may have ended at the limit of characters and not of rows. */
const endsEarly = (comments: readonly Comment[]) =>
  comments.reduce((sum, { content }) => sum + [...content].length, 0) >=
  COMMENTS_PAGE_MAX_CHARACTERS;

/**
 * The number of replies to a comment that the reader may see. Undefined if the post has no such
 * comment, or the author of it, of the post, or of a comment above it is hidden from the reader.
 */
async function countVisibleReplies(
  db: Kysely<Tables>,
  readerId: number,
  postId: number,
  commentId: number,
): Promise<number | undefined> {
  const hidden = hiddenAuthors(db, readerId);
  const { rows } = await sql<{ total_replies: number }>`
    SELECT ${countReplies(sql.val(commentId), hidden)} FROM comments
    WHERE id = ${commentId} AND post_id = ${postId} AND ${commentIsShown(readerId, commentId)}
  `.execute(db);
  return rows[0]?.total_replies;
}
