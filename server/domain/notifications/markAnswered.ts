import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { AddressedFrame } from '#domain/frames';
import type { Tables } from '#server/platform/database/tables';
import type { NotificationEvent } from '.';

/**
 * Marks the notification of a request as read in the caller's transaction, because its receiver has
 * answered the request; adds the frame that lowers the count in their windows.
 */
export async function markAnswered(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  request: Pick<NotificationEvent, 'actorId' | 'type' | 'subject'> & { userId: number },
): Promise<void> {
  const { userId, actorId, type, subject } = request;
  const read = await trx
    .updateTable('notifications')
    .set({ read_at: clock.now() })
    .where((eb) => eb.and({ user_id: userId, actor_id: actorId, type, subject }))
    .where('read_at', 'is', null)
    .returning('id')
    .execute();
  if (read.length === 0) return;
  const ids = read.map(({ id }) => id);
  frames.push({ userId, frame: { type: 'notifications_read', ids } });
}
