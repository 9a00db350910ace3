import type { Kysely } from 'kysely';
import type { RsvpStatus } from '#contract/entities/event';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { hiddenAuthors, personOf } from '#domain/people';
import { eventNotFound, isShown } from './findRsvp';

/** The most names in one response; the counts give the totals. */
const MAX_ATTENDEES = 200;

/**
 * Lists the people who are going or interested, as far as the reader sees them. Throws 404 if they
 * see no such event.
 */
export async function listAttendees(
  { db }: Pick<Deps, 'db'>,
  readerId: number,
  eventId: number,
): Promise<AttendeeRow[]> {
  if (!(await isShown(db, eventId, readerId))) throw eventNotFound();
  return listRsvps(db, readerId, eventId);
}

/**
 * People who are going, then people who are interested, the latest RSVPs first, without those
 * hidden from the reader; at most 200.
 */
export function listRsvps(db: Kysely<Tables>, readerId: number, eventId: number) {
  return db
    .selectFrom('event_rsvps')
    .innerJoin('users', 'users.id', 'event_rsvps.user_id')
    .select(['status', personOf().as('person')])
    .where('event_id', '=', eventId)
    .where('status', '<>', 'waiting')
    .$narrowType<{ status: RsvpStatus }>()
    .where('user_id', 'not in', hiddenAuthors(db, readerId))
    .orderBy('status')
    .orderBy('event_rsvps.created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(MAX_ATTENDEES)
    .execute();
}

/** An attendee as read from the database. */
export type AttendeeRow = Awaited<ReturnType<typeof listRsvps>>[number];
