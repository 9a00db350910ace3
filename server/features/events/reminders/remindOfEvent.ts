import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { AddressedFrame } from '#domain/frames';
import { detailsOfReminder, notifyReceivers } from '#domain/notifications';
import { selectGoing } from '../rsvp/findRsvp';

const HOUR_MS = 3_600_000;

/**
 * The times of reminders before an event's start, and the times before it at which they are too
 * late.
 */
export const REMINDERS = [
  { name: 'day', beforeMs: 24 * HOUR_MS, notWithinMs: HOUR_MS },
  { name: 'hour', beforeMs: HOUR_MS, notWithinMs: 0 },
] as const;

/** The columns of an event that a reminder needs. */
export interface RemindedEvent {
  id: number;
  post_id: number;
  user_id: number;
  title: string;
  location: string | null;
  timezone: string;
  starts_at: Date;
  updated_at: Date;
}

/**
 * Sends an event's due reminders to people who are going, in the caller's transaction. The unique
 * key of notifications ensures one reminder per person and start, however many processes run.
 * People who RSVP after a reminder's time are left out. So is everyone after a later edit or
 * creation of the event, because they already know its time.
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
      details: detailsOfReminder(event),
    } as const;
    await notifyReceivers(deps, trx, frames, happening, selectGoing(trx, event.id, dueAt));
  }
}
