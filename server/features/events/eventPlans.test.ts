import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '../../testing/createMigratedDatabase';
import { createVerifiedUser } from '../../testing/factories';
import { listEventsToRemind } from './eventReminders';
import { findEvent, groupComingEvents, listComingEvents, listEventsByIds } from './eventRepository';
import { listAnswers } from './rsvpRepository';
import { insertCalendar } from './testing/insertCalendar';

jest.setTimeout(60_000);

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const EVENTS = 12_000;
const HOUR_MS = 3_600_000;
const now = new Date('2026-03-01T12:00:00Z');
const clock = { now: () => now };

let database: MigratedDatabase;
let watched: Kysely<Tables>;
let ids: number[];
let readerId: number;
const ran: CompiledQuery[] = [];

beforeAll(async () => {
  database = await createMigratedDatabase();
  watched = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void ran.push(query),
  });
  const { id } = await createVerifiedUser({ deps: { db: database.db, clock } });
  readerId = id;
  // One in six hours; half of them past, and what is to come reaches further than a year.
  const entries = Array.from({ length: EVENTS }, (_, i) => {
    const starts_at = new Date(now.getTime() + (i - EVENTS / 2) * 6 * HOUR_MS);
    const day_ends_at = new Date(starts_at.getTime() + 6 * HOUR_MS);
    const [event_date = '', time = ''] = starts_at.toISOString().split('T');
    return { event_date, event_time: time.slice(0, 8), timezone: 'UTC', starts_at, day_ends_at };
  });
  ids = await insertCalendar(database.db, id, entries);
  await sql`INSERT INTO event_rsvps (event_id, user_id, status)
    SELECT id, ${id}::bigint, 'going' FROM events LIMIT 5000`.execute(database.db);
  await sql`ANALYZE`.execute(database.db);
});
afterAll(() => database.drop());

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The nodes of the plan by which the database answers the one query of the work. */
async function planOf(work: (db: Kysely<Tables>) => Promise<unknown>): Promise<PlanNode[]> {
  ran.length = 0;
  await work(watched);
  const [query] = ran as [CompiledQuery];
  expect(ran).toHaveLength(1);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${query.sql}`,
    [...query.parameters],
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return plan ? nodesOf(plan) : [];
}

const indexesOf = (nodes: PlanNode[]) => nodes.flatMap((node) => node['Index Name'] ?? []);
/** The most rows that any step handled, those it threw away included. */
const rowsOf = (nodes: PlanNode[]) =>
  Math.max(
    ...nodes.map(
      (node) =>
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    ),
  );

test('a page of coming events is read off the index of starts and hardly further than asked', async () => {
  const nodes = await planOf((db) => listComingEvents(db, readerId, now, { limit: 20, offset: 0 }));
  expect(indexesOf(nodes)).toContain('events_by_start');
  expect(rowsOf(nodes)).toBeLessThan(100);
});

test('one event and ten by their ids are looked up', async () => {
  const one = await planOf((db) => findEvent(db, readerId, ids[0] ?? 0));
  expect(indexesOf(one)).toContain('events_pkey');
  expect(rowsOf(one)).toBe(1);
  const asked = ids.slice(0, 10);
  const ten = await planOf((db) => listEventsByIds(db, readerId, asked, { limit: 50, offset: 0 }));
  expect(indexesOf(ten)).toContain('events_pkey');
  expect(rowsOf(ten)).toBeLessThanOrEqual(10);
});

test('the groups read the coming year and no past events but the last two days’', async () => {
  const nodes = await planOf((db) => groupComingEvents(db, now));
  expect(indexesOf(nodes)).toEqual(['events_by_start']);
  expect(rowsOf(nodes)).toBeLessThanOrEqual(367 * 4);
});

test('who attends is looked up, and so is what to remind of', async () => {
  const attending = await planOf((db) => listAnswers(db, ids[7] ?? 0));
  expect(indexesOf(attending)).toContain('event_rsvps_pkey');
  expect(rowsOf(attending)).toBe(1);
  const since = new Date(now.getTime() - HOUR_MS);
  const due = await planOf((db) => listEventsToRemind({ db, clock }, since));
  expect(new Set(indexesOf(due))).toEqual(new Set(['events_by_start']));
  expect(rowsOf(due)).toBeLessThan(10);
});
