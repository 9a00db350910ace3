import type { Transaction } from 'kysely';
import type { Comment } from '#contract/entities/comment';
import {
  changeTexts,
  commentNotFound,
  isCommentShown,
  lockComment,
  type LockedComment,
} from '#domain/comments';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames } from '#domain/frames';
import { detailsOfComment } from '#domain/notifications';
import type { Tables } from '#server/platform/database/tables';
import { forbidden } from '#server/platform/http/problem';
import * as texts from '../texts';
import { mentionPeople } from './mentionPeople';
import { readComment } from './readComment';

/**
 * Changes the text of an own comment and notifies the people it newly mentions. The same text
 * changes nothing. Throws 404 if the comment is removed or hidden from the caller, 403 if another
 * person wrote it.
 */
export function editComment(
  deps: Deps,
  callerId: number,
  { id, content }: { id: number; content: string },
): Promise<Comment> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const comment = await lockComment(trx, id, 'edit');
    if (!comment || !(await isCommentShown(trx, callerId, id))) throw commentNotFound();
    if (comment.user_id !== callerId) throw forbidden(texts.notOwnComment);
    if (content !== comment.content) {
      const now = deps.clock.now();
      const { post_id } = comment;
      await changeTexts(trx, [id], { content, edited_at: now });
      const details = await detailsOfComment(trx, { id, postId: post_id, content });
      const text = { id, postId: post_id, authorId: callerId, content, details, now };
      await mentionPeople(deps, trx, frames, text, await thoseNotified(trx, comment));
      const edited_at = now.toISOString();
      frames.push({
        frame: { type: 'comment_changed', post_id, comment_id: id, edited_at },
        authorIds: [callerId],
        commentId: id,
      });
    }
    return (await readComment(trx, callerId, id)).comment;
  });
}

/** The people who were notified of the comment when it was written. */
async function thoseNotified(
  trx: Transaction<Tables>,
  { parent_id, postAuthorId }: LockedComment,
): Promise<number[]> {
  if (parent_id === null) return [postAuthorId];
  const parent = await trx
    .selectFrom('comments')
    .select('user_id')
    .where('id', '=', parent_id)
    .executeTakeFirstOrThrow();
  return [postAuthorId, parent.user_id];
}
