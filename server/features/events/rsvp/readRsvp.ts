import type { RsvpCounts, RsvpStatus } from '#contract/entities/event';
import type { Deps } from '#domain/deps';
import { isEventShown } from '#domain/people';
import { eventNotFound, findRsvp, isShown } from './findRsvp';

/** Reads a person's RSVP to an event. Throws 404 if they can see none. */
export async function readRsvp(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  eventId: number,
): Promise<RsvpStatus | null> {
  const status = await findRsvp(db, eventId, userId);
  if (status === undefined || !(await isShown(db, eventId, userId))) throw eventNotFound();
  return status;
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
    .where(isEventShown(db, readerId))
    .executeTakeFirstOrThrow(eventNotFound);
}
