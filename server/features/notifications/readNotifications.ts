import type { Deps } from '../../deps';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { markAllRead, markRead } from './notificationRepository';

/** Marks one as read and tells the person's windows; false where he has no such notification. */
export function readNotification(deps: Deps, userId: number, id: number): Promise<boolean> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const isNews = await markRead(trx, userId, { id, at: deps.clock.now() });
    if (isNews) frames.push({ userId, frame: { type: 'notifications_read', ids: [id] } });
    return isNews !== undefined;
  });
}

/** Marks everything as read and tells the person's windows. */
export function readAllNotifications(deps: Deps, userId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const through_id = await markAllRead(trx, userId, deps.clock.now());
    if (through_id === null) return;
    frames.push({ userId, frame: { type: 'notifications_read', ids: [], through_id } });
  });
}
