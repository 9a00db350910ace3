import { sql, type Kysely, type Transaction } from 'kysely';
import type { RsvpCounts, RsvpStatus } from '#contract/entities/event';
import type { Tables } from '../../platform/database/tables';
import { hiddenAuthors, isEventShown } from '../../queries/visibility';

/** Names that one answer carries at most; the counts tell how many there are. */
const MAX_ATTENDEES = 200;

/** Locks the event until the transaction ends, so that answers to it queue up; whether there is one. */
export async function lockEvent(trx: Transaction<Tables>, eventId: number): Promise<boolean> {
  const event = trx.selectFrom('events').select('id').where('id', '=', eventId);
  return (await event.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** Whether there is such an event and its author is not hidden from the reader. */
export async function isShown(
  db: Kysely<Tables>,
  eventId: number,
  readerId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .where('id', '=', eventId)
    .where(isEventShown(db, readerId))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The person's answer as it stands; null where there is none, undefined where there is no event. */
export async function findAnswer(
  db: Kysely<Tables>,
  eventId: number,
  userId: number,
): Promise<RsvpStatus | null | undefined> {
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

/** An answer to an event. */
export interface Answer {
  event_id: number;
  user_id: number;
  status: RsvpStatus;
  created_at: Date;
}

/** Stores the answer in place of the one before. */
export async function putAnswer(trx: Transaction<Tables>, answer: Answer): Promise<void> {
  const { status, created_at } = answer;
  await trx
    .insertInto('event_rsvps')
    .values(answer)
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'user_id']).doUpdateSet({ status, created_at }),
    )
    .execute();
}

/** Removes the answer. */
export async function removeAnswer(
  trx: Transaction<Tables>,
  eventId: number,
  userId: number,
): Promise<void> {
  await trx
    .deleteFrom('event_rsvps')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .execute();
}

/** Moves the event's counters by the steps. */
export async function countAnswers(
  trx: Transaction<Tables>,
  eventId: number,
  steps: Record<RsvpStatus, number>,
): Promise<void> {
  await trx
    .updateTable('events')
    .set({
      going: sql`going + ${steps.going}::integer`,
      interested: sql`interested + ${steps.interested}::integer`,
    })
    .where('id', '=', eventId)
    .execute();
}

/** The event's counters; undefined where the reader can see no such event. */
export function findCounts(
  db: Kysely<Tables>,
  readerId: number,
  eventId: number,
): Promise<RsvpCounts | undefined> {
  return db
    .selectFrom('events')
    .select(['going', 'interested'])
    .where('id', '=', eventId)
    .where(isEventShown(db, readerId))
    .executeTakeFirst();
}

/**
 * Who goes and then who is interested, the latest answers first, without those who are hidden from
 * the reader; at most 200.
 */
export function listAnswers(db: Kysely<Tables>, readerId: number, eventId: number) {
  return db
    .selectFrom('event_rsvps')
    .innerJoin('users', 'users.id', 'event_rsvps.user_id')
    .select(['user_id', 'status', 'username', 'profile_picture'])
    .where('event_id', '=', eventId)
    .where('user_id', 'not in', hiddenAuthors(db, readerId))
    .orderBy('status')
    .orderBy('event_rsvps.created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(MAX_ATTENDEES)
    .execute();
}
