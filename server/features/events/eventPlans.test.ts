import { sql } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { planOfOnly } from '#server/testing/database/explainPlan';
import { indexesUsed, mostRows } from '#server/testing/database/planNodes';
import { watchDatabase, type WatchedDatabase } from '#server/testing/database/watchedDatabase';
import { createVerifiedUser } from '#server/testing/factories';
import { HIDDEN, insertBlocks } from '#server/testing/insertBlocks';
import { listEventsToRemind } from './reminders/remindOfEvents';
import { groupComingEvents } from './lists/groupComingEvents';
import { listComingEvents } from './lists/listComingEvents';
import { findEvent, listEventsByIds } from './lists/listEventsByIds';
import { listRsvps } from './rsvp/listAttendees';
import { insertCalendar } from './testing/insertCalendar';

const EVENTS = 12_000;
const HOUR_MS = 3_600_000;
const now = new Date('2026-03-01T12:00:00Z');
const clock = { now: () => now };

let database: MigratedDatabase;
let watched: WatchedDatabase;
let ids: number[];
let readerId: number;

beforeAll(async () => {
  database = await createMigratedDatabase();
  watched = watchDatabase(database.pool);
  const { id } = await createVerifiedUser({ deps: { db: database.db, clock } });
  readerId = id;
  // One every six hours, half of them past; the upcoming ones reach further than a year.
  const entries = Array.from({ length: EVENTS }, (_, i) => {
    const starts_at = new Date(now.getTime() + (i - EVENTS / 2) * 6 * HOUR_MS);
    const day_ends_at = new Date(starts_at.getTime() + 6 * HOUR_MS);
    const [event_date = '', time = ''] = starts_at.toISOString().split('T');
    return { event_date, event_time: time.slice(0, 8), timezone: 'UTC', starts_at, day_ends_at };
  });
  ids = await insertCalendar(database.db, id, entries);
  await sql`INSERT INTO event_rsvps (event_id, user_id, status)
    SELECT id, ${id}::bigint, 'going' FROM events LIMIT 5000`.execute(database.db);
  await insertBlocks(database.db, id);
  await sql`ANALYZE`.execute(database.db);
});
afterAll(() => database.drop());

const planOf = (work: Parameters<typeof planOfOnly>[2]) => planOfOnly(database.pool, watched, work);

test('a page of upcoming events is read from the index of starts and hardly further than needed', async () => {
  const nodes = await planOf((db) => listComingEvents(db, readerId, now, { limit: 20, offset: 0 }));
  expect(indexesUsed(nodes)).toContain('events_by_start');
  expect(mostRows(nodes)).toBeLessThan(100);
});

test('one event and ten by their ids are looked up', async () => {
  const one = await planOf((db) => findEvent({ db, clock }, readerId, ids[0] ?? 0));
  expect(indexesUsed(one)).toContain('events_pkey');
  expect(mostRows(one)).toBeLessThanOrEqual(HIDDEN);
  const asked = ids.slice(0, 10);
  const ten = await planOf((db) =>
    listEventsByIds({ db, clock }, readerId, asked, { limit: 50, offset: 0 }),
  );
  expect(indexesUsed(ten)).toContain('events_pkey');
  expect(mostRows(ten)).toBeLessThanOrEqual(HIDDEN);
});

test('the groups read the coming year and, of past events, only those of the last two days', async () => {
  const nodes = await planOf((db) => groupComingEvents(db, readerId, now));
  expect(indexesUsed(nodes)).toContain('events_by_start');
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(mostRows(nodes)).toBeLessThanOrEqual(367 * 4 + 1);
});

test('attendees and due reminders are looked up', async () => {
  const attending = await planOf((db) => listRsvps(db, readerId, ids[7] ?? 0));
  expect(indexesUsed(attending)).toContain('event_rsvps_pkey');
  expect(mostRows(attending)).toBeLessThanOrEqual(HIDDEN);
  const since = new Date(now.getTime() - HOUR_MS);
  const due = await planOf((db) => listEventsToRemind({ db, clock }, since));
  expect(new Set(indexesUsed(due))).toEqual(new Set(['events_by_start']));
  expect(mostRows(due)).toBeLessThan(10);
});
