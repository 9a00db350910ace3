import { sql, type CompiledQuery } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { explainPlan } from '#server/testing/database/explainPlan';
import { indexesUsed, tablesScanned } from '#server/testing/database/planNodes';
import { watchDatabase, type WatchedDatabase } from '#server/testing/database/watchedDatabase';
import { createVerifiedUser } from '#server/testing/factories';
import { insertBlocks } from '#server/testing/insertBlocks';
import { listAttended, listCancelled } from './readFeed';

const now = new Date('2026-03-01T12:00:00Z');
const clock = { now: () => now };
let database: MigratedDatabase;
let watched: WatchedDatabase;
let userId: number;

beforeAll(async () => {
  database = await createMigratedDatabase();
  const { db } = database;
  watched = watchDatabase(database.pool);
  const { id: authorId } = await createVerifiedUser({ deps: { db, clock } });
  ({ id: userId } = await createVerifiedUser({ deps: { db, clock } }));
  await sql`
    WITH made AS (
      INSERT INTO posts (user_id, post_type, content)
      SELECT ${authorId}::bigint, 'event', '' FROM generate_series(1, 8000) RETURNING id
    ), announced AS (
      INSERT INTO events (post_id, title, description, event_date, event_time, timezone, starts_at, day_ends_at)
      SELECT id, 'Talk', 'About', '2026-03-05', '18:30', 'UTC', '2026-03-05T18:30:00Z', '2026-03-06T00:00:00Z'
      FROM made RETURNING id
    )
    INSERT INTO event_rsvps (event_id, user_id, status)
    SELECT id, CASE WHEN id % 400 = 0 THEN ${userId}::bigint ELSE ${authorId}::bigint END, 'going'
    FROM announced
  `.execute(db);
  await sql`
    INSERT INTO cancelled_events (event_id, title, timezone, starts_at, revision, attendee_ids, cancelled_at)
    SELECT id, 'Talk', 'UTC', ${now}, 0,
      ARRAY[CASE WHEN id % 400 = 0 THEN ${userId}::bigint ELSE ${authorId}::bigint END], ${now}
    FROM generate_series(1, 8000) AS id
  `.execute(db);
  await insertBlocks(db, userId);
  await sql`ANALYZE`.execute(db);
  await sql`VACUUM cancelled_events`.execute(db);
});
afterAll(() => database.drop());

test.each([
  ['attends', listAttended, 'event_rsvps_by_user'],
  ['attended until it was called off', listCancelled, 'cancelled_events_by_attendee'],
])('the events a person %s are found by an index', async (_, list, index) => {
  const { queries, result } = await watched.watch((db) => list(db, userId, now));
  expect(result).toHaveLength(20);
  const [query] = queries as [CompiledQuery];
  expect(queries).toHaveLength(1);
  const nodes = await explainPlan(database.pool, query);
  expect(indexesUsed(nodes)).toContain(index);
  expect(tablesScanned(nodes)).toEqual([]);
});
