import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import { hiddenAccounts, hiddenAuthors } from '#domain/people';
import { isEventShown } from '#domain/posts';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import { hashToken } from '#server/platform/secrets/token';
import { entryColumns } from './readEntry';
import * as texts from './texts';
import type { CalendarEntry } from './writeCalendar';

const DAY_MS = 86_400_000;
const PAST_MS = 90 * DAY_MS;
const MOST_ENTRIES = 500;

/** The time that cancelled events stay in feeds. */
const CANCELLED_MS = 30 * DAY_MS;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** A calendar is generated for each request, and a long one takes a while. */
export const calendarOwnerLimit = { name: 'calendar-owner', points: 30, seconds: 300 };

/**
 * The entries for the owner of a private address. Throws the same 404 for every invalid address.
 */
export async function readFeed(
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  address: string,
): Promise<CalendarEntry[]> {
  // Calendar programs keep the extension of the address, people may omit it.
  const hash = hashToken(address.replace(/\.ics$/, ''));
  const ownerId = hash === null ? undefined : await findFeedOwner(db, hash);
  if (ownerId === undefined) throw notFound(texts.calendarNotFound);
  await limits.consume(calendarOwnerLimit, String(ownerId));
  const now = clock.now();
  return [...(await listAttended(db, ownerId, now)), ...(await listCancelled(db, ownerId, now))];
}

/**
 * The events a person is going to, waiting for or interested in, soonest first: from 90 days ago
 * onwards, at most 500, without those of people hidden from them.
 */
export async function listAttended(
  db: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('event_rsvps')
    .innerJoin('events', 'events.id', 'event_rsvps.event_id')
    .select(entryColumns)
    .select('event_rsvps.status as rsvp')
    .where('event_rsvps.user_id', '=', userId)
    .where(isEventShown(userId))
    .where('starts_at', '>', before(now, PAST_MS))
    .orderBy('starts_at')
    .orderBy('events.id')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.map(({ rsvp, ...row }) => ({
    ...row,
    status: rsvp === 'going' ? 'confirmed' : 'tentative',
  }));
}

/**
 * The events a person attended that were cancelled in the last 30 days, soonest first, at most 500.
 */
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
      'ends_at',
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
    host: null,
    revision: row.revision + 1,
    status: 'cancelled',
  }));
}

/** Deletes the cancelled events that feeds no longer contain. */
export async function deleteCancelledEvents(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('cancelled_events')
    .where('cancelled_at', '<=', before(now, CANCELLED_MS))
    .execute();
}

/** The owner of an address; undefined for an unknown one and that of a disabled account. */
async function findFeedOwner(db: Kysely<Tables>, tokenHash: Buffer): Promise<number | undefined> {
  const owner = await db
    .selectFrom('calendar_feeds')
    .select('user_id as id')
    .where('token_hash', '=', tokenHash)
    .where('user_id', 'not in', hiddenAccounts(db))
    .executeTakeFirst();
  return owner?.id;
}
