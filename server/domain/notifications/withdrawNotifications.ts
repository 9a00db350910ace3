import type { Transaction } from 'kysely';
import type { NotificationType } from '#contract/entities/notification';
import type { AddressedFrame } from '#domain/frames';
import type { Tables } from '#server/platform/database/tables';

/** An undone event, about posts or for people. Other members that are left out may be anything. */
type UndoneEvent = {
  types?: readonly NotificationType[];
  subjects?: readonly string[];
  postIds?: readonly number[];
  /** Only of this actor. */
  actorId?: number | undefined;
  /** Only these receivers. */
  userIds?: readonly number[];
} & ({ postIds: readonly number[] } | { userIds: readonly number[] });

/** A deleted notification and its receiver. */
interface Deleted {
  id: number;
  user_id: number;
}

/**
 * Deletes the unread notifications of something that was undone, in the caller's transaction. One
 * that was read stays, because its receiver knows of it.
 */
export async function deleteUnread(
  trx: Transaction<Tables>,
  { types, subjects, postIds, actorId, userIds }: UndoneEvent,
): Promise<Deleted[]> {
  let query = trx.deleteFrom('notifications').where('read_at', 'is', null);
  if (types) query = query.where('type', 'in', types);
  if (subjects) query = query.where('subject', 'in', subjects);
  if (postIds) query = query.where('post_id', 'in', postIds);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (userIds) query = query.where('user_id', 'in', userIds);
  return query.returning(['id', 'user_id']).execute();
}

/** The same, and adds the frames that remove them in the windows of their receivers. */
export async function withdrawNotifications(
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  event: UndoneEvent,
): Promise<void> {
  for (const { id, user_id } of await deleteUnread(trx, event))
    frames.push({ userId: user_id, frame: { type: 'notifications_read', ids: [id] } });
}
