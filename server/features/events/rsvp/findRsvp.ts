import type { Kysely } from 'kysely';
import type { StoredRsvp } from '#domain/events';
import type { Tables } from '#server/platform/database/tables';
import { isEventShown } from '#domain/posts';
import { notFound } from '#server/platform/http/problem';
import * as texts from '../texts';

/** The 404 of an event that does not exist, or that the reader cannot see. */
export const eventNotFound = () => notFound(texts.eventNotFound);

/** Whether the event exists and its author is not hidden from the reader. */
export async function isShown(
  db: Kysely<Tables>,
  eventId: number,
  readerId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .where('id', '=', eventId)
    .where(isEventShown(readerId))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The person's current RSVP; null if there is none, undefined if there is no event. */
export async function findRsvp(
  db: Kysely<Tables>,
  eventId: number,
  userId: number,
): Promise<StoredRsvp | null | undefined> {
  const row = await db
    .selectFrom('events')
    .leftJoin('event_rsvps', (join) =>
      join.onRef('event_rsvps.event_id', '=', 'events.id').on('event_rsvps.user_id', '=', userId),
    )
    .select('event_rsvps.status')
    .where('events.id', '=', eventId)
    .executeTakeFirst();
  return row?.status;
}

/** Whether a locked event has a free place, or no limit. */
export async function hasPlace(db: Kysely<Tables>, eventId: number): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('id', '=', eventId)
    .where((event) =>
      event.or([event('capacity', 'is', null), event('going', '<', event.ref('capacity'))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A query for the ids of people who are going to an event, optionally of those who said so by
 * `upTo`.
 */
export function selectGoing(db: Kysely<Tables>, eventId: number, upTo?: Date) {
  const going = db
    .selectFrom('event_rsvps')
    .select('user_id')
    .where('event_id', '=', eventId)
    .where('status', '=', 'going');
  return upTo ? going.where('created_at', '<=', upTo) : going;
}
