import type { Comment, ReplyPage } from '#contract/entities/comment';
import { COMMENT_MAX_DEPTH, COMMENTS_PAGE_MAX_CHARACTERS } from '#contract/limits';
import type { Deps } from '../../deps';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { notify } from '../../queries/notify';
import { areHiddenFromEachOther } from '../../queries/visibility';
import { presentThreads } from './commentPresenter';
import { countComment, findParent, insertComment, type CommentRow } from './commentRepository';
import { isCommentShown } from './commentVisibility';
import { commentNotFound, postNotFound } from './interactionProblems';
import { countVisibleReplies, listReplies } from './threadRepository';

/** A comment somebody wants to write; `parentId` is what it replies to. */
export interface CommentWish {
  postId: number;
  parentId: number | null;
  content: string;
}

/**
 * Stores a comment or a reply, counts it on the post, and tells the post's author and the one
 * replied to. A reply to the deepest level stands beside what it replies to.
 */
export function writeComment(
  deps: Deps,
  userId: number,
  { postId, parentId, content }: CommentWish,
): Promise<CommentRow> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    // First of all, for it locks the post: nobody can delete it under the comment.
    const post = await countComment(trx, postId);
    if (!post || (await areHiddenFromEachOther(trx, userId, post.user_id))) throw postNotFound();
    const target = parentId === null ? undefined : await findParent(trx, postId, parentId);
    if (parentId !== null && !target) throw commentNotFound();
    if (target && !(await isCommentShown(trx, userId, target.id))) throw commentNotFound();

    const beside = target?.depth === COMMENT_MAX_DEPTH;
    const comment = await insertComment(trx, {
      post_id: postId,
      user_id: userId,
      parent_id: (beside ? target.parent_id : target?.id) ?? null,
      depth: Math.min((target?.depth ?? 0) + 1, COMMENT_MAX_DEPTH),
      content,
      created_at: deps.clock.now(),
    });

    const happening = { actorId: userId, subject: `comment:${comment.id}`, postId };
    // The author replied to may not see the post any more: a link to it would lead them to a 404.
    if (target && !(await areHiddenFromEachOther(trx, target.user_id, post.user_id))) {
      await notify(deps, trx, frames, { ...happening, type: 'reply', userId: target.user_id });
    }
    if (target?.user_id !== post.user_id) {
      await notify(deps, trx, frames, { ...happening, type: 'comment', userId: post.user_id });
    }
    return comment;
  });
}

/** Whether a page may have ended by its characters rather than by its limit. */
const endsEarly = (comments: readonly Comment[]) =>
  comments.reduce((sum, { content }) => sum + [...content].length, 0) >=
  COMMENTS_PAGE_MAX_CHARACTERS;

/** A page of the replies to a comment. Throws 404 where the reader sees no such comment. */
export async function readReplyPage(
  { db }: Deps,
  readerId: number,
  { post_id: postId, comment_id: commentId }: { post_id: number; comment_id: number },
  { limit, afterId }: { limit: number; afterId: number },
): Promise<ReplyPage> {
  const total = await countVisibleReplies(db, readerId, postId, commentId);
  if (total === undefined) throw commentNotFound();
  // One more than is sent tells whether there are more.
  const rows = await listReplies(db, readerId, commentId, { limit: limit + 1, afterId });
  const found = presentThreads(rows, commentId);
  const replies = found.slice(0, limit);
  const last_id = replies.at(-1)?.id ?? afterId;
  const has_more = found.length > limit || endsEarly(found);
  return { replies, total_replies: total, has_more, last_id };
}
