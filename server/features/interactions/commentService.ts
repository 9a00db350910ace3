import { COMMENT_MAX_DEPTH } from '#contract/limits';
import type { Deps } from '../../deps';
import { areHiddenFromEachOther } from '../../queries/blocks';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { notify } from '../../queries/notify';
import { countComment, findParent, insertComment, type CommentRow } from './commentRepository';
import { commentNotFound, postNotFound } from './interactionProblems';

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
    if (target && (await areHiddenFromEachOther(trx, userId, target.user_id))) {
      throw commentNotFound();
    }

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
    if (target) {
      await notify(deps, trx, frames, { ...happening, type: 'reply', userId: target.user_id });
    }
    if (target?.user_id !== post.user_id) {
      await notify(deps, trx, frames, { ...happening, type: 'comment', userId: post.user_id });
    }
    return comment;
  });
}
