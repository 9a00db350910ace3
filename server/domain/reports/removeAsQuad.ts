import type { Transaction } from 'kysely';
import { NOTIFICATION_EXCERPT_MAX_LENGTH } from '#contract/limits';
import { lockComment, removeComment } from '#domain/comments';
import type { AddressedFrame } from '#domain/frames';
import { clipTitle, detailsOfPost, notifyFromQuad } from '#domain/notifications';
import { removePaper } from '#domain/papers';
import { removePost } from '#domain/posts';
import { clipToLine } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';
import { removeMessage } from './removeMessage';
import type { RemovalDeps, Remove } from './removal';

/** People who said they are going to an event learn that it was cancelled, as by its author. */
const post: Remove = async (deps, trx, frames, id) => {
  const found = await trx
    .selectFrom('posts')
    .select('user_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const details = await detailsOfPost(trx, id);
  await removePost(deps, trx, frames, { id, authorId: found.user_id });
  return { authorId: found.user_id, details };
};

/** The title is the beginning of the comment: that of the post may be hidden from its author. */
const comment: Remove = async ({ clock }, trx, frames, id) => {
  const found = await lockComment(trx, id, 'remove');
  if (!found) return undefined;
  await removeComment(trx, frames, found, { by: null, now: clock.now() });
  return { authorId: found.user_id, details: { title: clipTitle(found.content) } };
};

const paper: Remove = async (deps, trx, _frames, id) => {
  const found = await removePaper(deps, trx, id);
  return found && { authorId: found.user_id, details: { work_title: clipTitle(found.title) } };
};

const removals = { post, comment, paper, message: removeMessage } as const;

/** The kinds of content that moderators and the people who run Quad remove. */
export type RemovableKind = keyof typeof removals;

/** Content to remove. */
interface Removal {
  kind: RemovableKind;
  id: number;
  /** The reason shown to the author, if any. */
  reason: string | null;
  /** The report that led to it, by which its author finds the decision. */
  reportId?: number | undefined;
}

/**
 * Removes content of anyone as Quad itself, and notifies its author with the reason, if there is
 * one. Returns the author's id, or undefined if there is no such content. Of two removals at the
 * same time, the second finds none.
 */
export async function removeAsQuad(
  deps: RemovalDeps,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { kind, id, reason, reportId }: Removal,
): Promise<number | undefined> {
  const removed = await removals[kind](deps, trx, frames, id);
  if (!removed) return undefined;
  const { authorId, details } = removed;
  const excerpt =
    reason === null ? {} : { excerpt: clipToLine(reason, NOTIFICATION_EXCERPT_MAX_LENGTH) };
  const report = reportId === undefined ? {} : { report_id: reportId };
  await notifyFromQuad(deps, trx, frames, {
    // A message has no type of its own: the people who chat remove none of each other.
    type: kind === 'message' ? 'warned' : `${kind}_removed`,
    subject: reportId === undefined ? `${kind}:${id}` : `report:${reportId}`,
    postId: null,
    details: { ...details, ...excerpt, ...report },
    userId: authorId,
  });
  return authorId;
}
