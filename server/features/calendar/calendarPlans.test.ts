import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '../../testing/createMigratedDatabase';
import { createVerifiedUser } from '../../testing/factories';
import { listAttended, listCancelled } from './entryRepository';

jest.setTimeout(60_000);

const now = new Date('2026-03-01T12:00:00Z');
const clock = { now: () => now };
let database: MigratedDatabase;
let watched: Kysely<Tables>;
let userId: number;
const ran: CompiledQuery[] = [];

beforeAll(async () => {
  database = await createMigratedDatabase();
  const { db, pool } = database;
  watched = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void ran.push(query),
  });
  const { id: authorId } = await createVerifiedUser({ deps: { db, clock } });
  ({ id: userId } = await createVerifiedUser({ deps: { db, clock } }));
  await sql`
    WITH made AS (
      INSERT INTO posts (user_id, post_type, content)
      SELECT ${authorId}::bigint, 'event', '' FROM generate_series(1, 20000) RETURNING id
    ), announced AS (
      INSERT INTO events (post_id, title, description, event_date, event_time, timezone, starts_at, day_ends_at)
      SELECT id, 'Talk', 'About', '2026-03-05', '18:30', 'UTC', '2026-03-05T18:30:00Z', '2026-03-06T00:00:00Z'
      FROM made RETURNING id
    )
    INSERT INTO event_rsvps (event_id, user_id, status)
    SELECT id, CASE WHEN id % 1000 = 0 THEN ${userId}::bigint ELSE ${authorId}::bigint END, 'going'
    FROM announced
  `.execute(db);
  await sql`
    INSERT INTO cancelled_events (event_id, title, timezone, starts_at, revision, attendee_ids, cancelled_at)
    SELECT id, 'Talk', 'UTC', ${now}, 0,
      ARRAY[CASE WHEN id % 1000 = 0 THEN ${userId}::bigint ELSE ${authorId}::bigint END], ${now}
    FROM generate_series(1, 20000) AS id
  `.execute(db);
  await sql`ANALYZE`.execute(db);
  await sql`VACUUM cancelled_events`.execute(db);
});
afterAll(() => database.drop());

/** The plan by which the database answers the one query of the work, as text. */
async function planOf(work: (db: Kysely<Tables>) => Promise<readonly unknown[]>): Promise<string> {
  ran.length = 0;
  expect(await work(watched)).toHaveLength(20);
  const [query] = ran as [CompiledQuery];
  expect(ran).toHaveLength(1);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': unknown }>(
    `EXPLAIN (FORMAT JSON) ${query.sql}`,
    [...query.parameters],
  );
  return JSON.stringify(rows[0]?.['QUERY PLAN']);
}

test.each([
  ['attends', listAttended, 'event_rsvps_by_user'],
  ['attended until it was called off', listCancelled, 'cancelled_events_by_attendee'],
])('what a person %s is looked up among what everybody does', async (_, list, index) => {
  const plan = await planOf((db) => list(db, userId, now));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
