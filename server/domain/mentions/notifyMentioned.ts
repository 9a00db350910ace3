import type { Transaction } from 'kysely';
import type { NotificationDetails } from '#contract/entities/notification';
import type { Deps } from '#domain/deps';
import type { AddressedFrame } from '#domain/frames';
import { notifyReceivers, withdrawNotifications } from '#domain/notifications';
import type { Tables } from '#server/platform/database/tables';

/** A text whose author mentions people. */
interface Mentioning {
  kind: 'post' | 'comment';
  id: number;
  authorId: number;
  /** The post that a reader of the text opens. */
  postId: number;
  /** See `NotificationEvent`. */
  details?: NotificationDetails;
}

/** Deletes the unread notifications of people whom a text no longer mentions. */
export async function withdrawMentions(
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { kind, id, postId }: Pick<Mentioning, 'kind' | 'id' | 'postId'>,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const event = { types: ['mention'], subjects: [`${kind}:${id}`], postIds: [postId] } as const;
  await withdrawNotifications(trx, frames, { ...event, userIds });
}

/** Notifies people that a text mentions them, except its author. */
export async function notifyMentioned(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { kind, id, authorId, ...about }: Mentioning,
  userIds: readonly number[],
): Promise<void> {
  const others = userIds.filter((userId) => userId !== authorId);
  if (others.length === 0) return;
  const receivers = trx.selectFrom('users').where('id', 'in', others).select('id as user_id');
  const event = { actorId: authorId, type: 'mention', subject: `${kind}:${id}`, ...about } as const;
  await notifyReceivers(deps, trx, frames, event, receivers);
}
