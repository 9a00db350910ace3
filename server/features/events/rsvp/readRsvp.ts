import { sql } from 'kysely';
import type { RsvpCounts } from '#contract/entities/event';
import type { Deps } from '#domain/deps';
import { ownPart, type OwnPart } from '#domain/events';
import { isEventShown } from '#domain/posts';
import { eventNotFound } from './findRsvp';

/** Reads a person's RSVP to an event and what else is theirs. Throws 404 if they can see none. */
export async function readRsvp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  eventId: number,
): Promise<OwnPart> {
  const { own } = await db
    .selectFrom('events')
    .select(ownPart(sql.ref('events.id'), userId, clock.now()).as('own'))
    .where('id', '=', eventId)
    .where(isEventShown(userId))
    .executeTakeFirstOrThrow(eventNotFound);
  return own;
}

/** Reads how many are going and interested. Throws 404 if the reader can see no such event. */
export function readRsvpCounts(
  { db }: Pick<Deps, 'db'>,
  readerId: number,
  eventId: number,
): Promise<RsvpCounts> {
  return db
    .selectFrom('events')
    .select(['going', 'interested'])
    .where('id', '=', eventId)
    .where(isEventShown(readerId))
    .executeTakeFirstOrThrow(eventNotFound);
}
