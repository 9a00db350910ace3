import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { AddressedFrame } from '#domain/frames';
import type { Tables } from '#server/platform/database/tables';
import { changeRsvp } from './changeRsvp';
import { fillFreePlaces } from './fillFreePlaces';
import { lockEvents } from './lockEvents';

/** The RSVPs of one person to some events. */
interface RsvpsOf {
  userId: number;
  eventIds: readonly number[];
}

/** Withdraws a person's RSVPs to events, and gives the freed places to the first in line. */
export async function withdrawRsvps(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { userId, eventIds }: RsvpsOf,
): Promise<void> {
  if (eventIds.length === 0) return;
  await lockEvents(trx, eventIds);
  const rsvps = await trx
    .selectFrom('event_rsvps')
    .select(['event_id', 'status'])
    .where('user_id', '=', userId)
    .where('event_id', 'in', eventIds)
    .orderBy('event_id')
    .execute();
  for (const { event_id: eventId, status: before } of rsvps) {
    await changeRsvp(trx, { eventId, userId, before, after: null, now: deps.clock.now() });
    await fillFreePlaces(deps, trx, frames, eventId);
  }
}

/**
 * Takes the places of two people at each other's coming events, where places are limited. Call it in
 * the transaction that hides them from each other. Other RSVPs stay, because no one waits for them.
 */
export async function leaveLimitedEvents(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  pair: readonly [number, number],
): Promise<void> {
  const limited = await trx
    .selectFrom('events')
    .innerJoin('posts', 'posts.id', 'events.post_id')
    .select('events.id')
    .where('posts.user_id', 'in', pair)
    .where('capacity', 'is not', null)
    .where('starts_at', '>', deps.clock.now())
    .execute();
  const eventIds = limited.map(({ id }) => id);
  if (eventIds.length === 0) return;
  // All at once, so that two blocks lock in the same order, and before the RSVPs are read, so that
  // one that is being set is among them.
  await lockEvents(trx, eventIds);
  const rsvps = await trx
    .selectFrom('event_rsvps')
    .innerJoin('events', 'events.id', 'event_rsvps.event_id')
    .innerJoin('posts', 'posts.id', 'events.post_id')
    .select(['event_id', 'event_rsvps.user_id'])
    .where('event_id', 'in', eventIds)
    .where('event_rsvps.user_id', 'in', pair)
    .whereRef('posts.user_id', '<>', 'event_rsvps.user_id')
    .where('status', '<>', 'interested')
    .execute();
  for (const { event_id, user_id: userId } of rsvps)
    await withdrawRsvps(deps, trx, frames, { userId, eventIds: [event_id] });
}
