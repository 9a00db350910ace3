import { commentNotFound, isCommentShown, lockComment, removeComment } from '#domain/comments';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames } from '#domain/frames';
import { notify } from '#domain/notifications';
import { forbidden } from '#server/platform/http/problem';
import * as texts from '../texts';

/**
 * Removes an own comment, or one on an own post, whose author is then notified. Throws 404 if the
 * comment is removed or hidden from the caller, 403 for everyone else.
 */
export function deleteComment(deps: Deps, callerId: number, id: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const comment = await lockComment(trx, id, 'remove');
    if (!comment || !(await isCommentShown(trx, callerId, id))) throw commentNotFound();
    const { post_id: postId, user_id: userId, postAuthorId } = comment;
    if (![userId, postAuthorId].includes(callerId)) throw forbidden(texts.notOwnRemoval);
    await removeComment(trx, frames, comment, { by: callerId, now: deps.clock.now() });
    const event = { type: 'comment_removed', subject: `comment:${id}`, postId } as const;
    await notify(deps, trx, frames, { ...event, userId, actorId: callerId });
  });
}
