import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { AddressedFrame } from '#domain/frames';
import { notifyReceivers } from '#domain/notifications';
import { selectGoing } from '../rsvp/findRsvp';

const HOUR_MS = 3_600_000;

/** How long before its start an event is reminded of, and from when on that comes too late. */
export const REMINDERS = [
  { name: 'day', beforeMs: 24 * HOUR_MS, notWithinMs: HOUR_MS },
  { name: 'hour', beforeMs: HOUR_MS, notWithinMs: 0 },
] as const;

/** What a reminder has to know of an event, and of its author. */
export interface RemindedEvent {
  id: number;
  post_id: number;
  user_id: number;
  starts_at: Date;
  updated_at: Date;
}

/**
 * Reminds those who go of an event, in the caller's transaction, if it is time to. A person is
 * reminded once of each start, by the unique key of notifications, however many processes do it.
 * Who said later that he goes, and all after an event was edited or made later, know already.
 */
export async function remindOfEvent(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  event: RemindedEvent,
): Promise<void> {
  const left = event.starts_at.getTime() - deps.clock.now().getTime();
  for (const { name, beforeMs, notWithinMs } of REMINDERS) {
    const dueAt = new Date(event.starts_at.getTime() - beforeMs);
    if (left > beforeMs || left <= notWithinMs || event.updated_at > dueAt) continue;
    const happening = {
      actorId: event.user_id,
      type: 'event_reminder',
      subject: `event:${event.id}:reminder:${name}:${event.starts_at.toISOString()}`,
      postId: event.post_id,
    } as const;
    await notifyReceivers(deps, trx, frames, happening, selectGoing(trx, event.id, dueAt));
  }
}
