import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { hiddenAuthors, isEventShown } from '../../queries/visibility';
import type { CalendarEntry } from './writeCalendar';

const DAY_MS = 86_400_000;
const PAST_MS = 90 * DAY_MS;
const CANCELLED_MS = 30 * DAY_MS;
const MOST_ENTRIES = 500;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

const columns = [
  'events.id',
  'events.title',
  'events.description',
  'events.location',
  'events.timezone',
  'events.starts_at',
  'events.revision',
  'events.updated_at as changed_at',
] as const;

/** One event, past ones too; undefined where there is none, or its author is hidden from the reader. */
export async function findEntry(
  db: Kysely<Tables>,
  readerId: number,
  eventId: number,
): Promise<CalendarEntry | undefined> {
  const row = await db
    .selectFrom('events')
    .select(columns)
    .where('id', '=', eventId)
    .where(isEventShown(db, readerId))
    .executeTakeFirst();
  return row && { ...row, status: 'confirmed' };
}

/**
 * What a person goes to or is interested in, soonest first: of the last 90 days and to come, at most
 * 500, and nothing of people hidden from him.
 */
export async function listAttended(
  db: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('event_rsvps')
    .innerJoin('events', 'events.id', 'event_rsvps.event_id')
    .select(columns)
    .select('event_rsvps.status as answer')
    .where('event_rsvps.user_id', '=', userId)
    .where(isEventShown(db, userId))
    .where('starts_at', '>', before(now, PAST_MS))
    .orderBy('starts_at')
    .orderBy('events.id')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.map(({ answer, ...row }) => ({
    ...row,
    status: answer === 'going' ? 'confirmed' : 'tentative',
  }));
}

/** The events among these that were cancelled in the last 30 days, soonest first, at most 500. */
export async function listCancelled(
  db: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('cancelled_events')
    .select([
      'event_id as id',
      'title',
      'location',
      'timezone',
      'starts_at',
      'revision',
      'cancelled_at as changed_at',
    ])
    .where(sql<boolean>`attendee_ids @> ARRAY[${userId}::bigint]`)
    .where((eb) =>
      eb.or([eb('author_id', 'is', null), eb('author_id', 'not in', hiddenAuthors(db, userId))]),
    )
    .where('cancelled_at', '>', before(now, CANCELLED_MS))
    .orderBy('starts_at')
    .orderBy('event_id')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.map((row) => ({
    ...row,
    description: null,
    revision: row.revision + 1,
    status: 'cancelled',
  }));
}

/** Forgets what was called off so long ago that no calendar is told of it any more. */
export async function forgetCancelledEvents(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('cancelled_events')
    .where('cancelled_at', '<=', before(now, CANCELLED_MS))
    .execute();
}
