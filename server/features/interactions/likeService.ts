import type { Transaction } from 'kysely';
import type { LikeState } from '#contract/entities/comment';
import type { Deps } from '../../deps';
import type { Tables } from '../../platform/database/tables';
import { areHiddenFromEachOther } from '../../queries/visibility';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { notify } from '../../queries/notify';
import { isCommentShown } from './commentVisibility';
import { commentNotFound, postNotFound } from './interactionProblems';
import { addLike, countLike, lockLikeTarget, removeLike, type LikeTarget } from './likeRepository';

/**
 * Likes a post or a comment, or takes the like back, and answers how it stands after that. `liked`
 * says how it shall be; undefined turns it round. Row and counter change together, and a wish
 * already fulfilled changes neither.
 */
export function setLike(
  deps: Deps,
  userId: number,
  target: LikeTarget,
  liked: boolean | undefined,
): Promise<LikeState> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const found = await lockLikeTarget(trx, target);
    if (!found || !(await isShown(trx, userId, target, found.user_id))) {
      throw target.commentId === null ? postNotFound() : commentNotFound();
    }
    const { step, user_liked } = await changeLike(trx, target, userId, liked);
    const total_likes = step === 0 ? found.total_likes : await countLike(trx, target, step);
    if (step === 1 && target.commentId === null) {
      await notify(deps, trx, frames, {
        userId: found.user_id,
        actorId: userId,
        type: 'like',
        subject: `post:${target.postId}`,
        postId: target.postId,
      });
    }
    return { total_likes, user_liked };
  });
}

/** Whether the person can see what they like. */
async function isShown(
  trx: Transaction<Tables>,
  userId: number,
  { commentId }: LikeTarget,
  authorId: number,
): Promise<boolean> {
  if (commentId !== null) return isCommentShown(trx, userId, commentId);
  return !(await areHiddenFromEachOther(trx, userId, authorId));
}

/** `step` is what the counter has to change by. */
async function changeLike(
  trx: Transaction<Tables>,
  target: LikeTarget,
  userId: number,
  liked: boolean | undefined,
): Promise<{ step: -1 | 0 | 1; user_liked: boolean }> {
  if (liked !== true && (await removeLike(trx, target, userId))) {
    return { step: -1, user_liked: false };
  }
  if (liked === false) return { step: 0, user_liked: false };
  return { step: (await addLike(trx, target, userId)) ? 1 : 0, user_liked: true };
}
