import { sql } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { runGenericPlan } from '#server/testing/database/genericPlan';
import { rowsRead, tablesScanned } from '#server/testing/database/planNodes';
import { watchDatabase, type WatchedDatabase } from '#server/testing/database/watchedDatabase';
import { listSuggestions } from './listSuggestions';

const PEOPLE = 20_000;
const [HUB, NEWCOMER, RARE] = [1, 2, 3];
const HUB_CONNECTIONS = 2_000;
const rejectedSince = new Date('2026-01-01T00:00:00Z');

let database: MigratedDatabase;
let watched: WatchedDatabase;

beforeAll(async () => {
  database = await createMigratedDatabase();
  watched = watchDatabase(database.pool);
  const { db } = database;
  await sql`INSERT INTO universities (name, name_key, hashtag_key)
    SELECT 'U' || n, 'u' || n, 'u' || n FROM generate_series(1, 20) AS n`.execute(db);
  await sql`INSERT INTO departments (university_id, name, name_key)
    SELECT 1 + n % 20, 'D' || n, 'd' || n FROM generate_series(1, 200) AS n`.execute(db);
  await sql`
    INSERT INTO users (username, email, email_verified_at, profile_completed, university_id,
      department_id, interests)
    SELECT 'user' || n, 'user' || n || '@campus.example', now(), true,
      CASE WHEN n <> 2 THEN 1 + n % 20 END, CASE WHEN n <> 2 THEN 1 + n % 200 END,
      CASE WHEN n = 2 THEN '{}' WHEN n IN (3, 9) THEN ARRAY['Rare'] ELSE ARRAY['Common'] END
    FROM generate_series(1, ${sql.lit(PEOPLE)}) AS n
  `.execute(db);
  await sql`
    INSERT INTO connections (low_id, high_id)
    SELECT ${sql.lit(HUB)}, 10 + n FROM generate_series(1, ${sql.lit(HUB_CONNECTIONS)}) AS n
    UNION ALL SELECT 10 + n, 11 + n + step * 7
    FROM generate_series(1, 10000) AS n, generate_series(0, 4) AS step
  `.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
});
afterAll(() => database.drop());

async function planOf(userId: number) {
  const { queries } = await watched.watch((db) =>
    listSuggestions(db, userId, { limit: 20, offset: 0, rejectedSince }),
  );
  const last = queries.at(-1);
  if (!last) throw new Error('No query was run.');
  return runGenericPlan(database.pool, last);
}

test.each([
  ['two thousand connections', HUB],
  ['none, and nothing shared with anybody', NEWCOMER],
  ['an interest that one other has', RARE],
])('for a person with %s, a bounded number of people is read', async (_, userId) => {
  const nodes = await planOf(userId);
  expect(rowsRead(nodes, 'users')).toBeGreaterThan(0);
  // The newest 2,000, 200 per criterion, each read once more, and the hub's own connections, which
  // are skipped.
  expect(rowsRead(nodes, 'users')).toBeLessThan(8_000);
  expect(tablesScanned(nodes)).not.toContain('users');
  expect(tablesScanned(nodes)).not.toContain('connections');
});

test('for a person with two thousand connections, a bounded part of the graph is read', async () => {
  const nodes = await planOf(HUB);
  // All of the hub's own twice, to exclude them and to find the newest; five to eleven of each of
  // 200.
  expect(rowsRead(nodes, 'connections')).toBeLessThan(3 * HUB_CONNECTIONS + 200 * 30);
});

test('no result set is scanned again for each candidate', async () => {
  const nodes = await planOf(HUB);
  const again = nodes.filter((node) => node['Node Type'] === 'CTE Scan');
  const most = Math.max(...again.map((node) => node['Actual Rows'] * node['Actual Loops']));
  expect(most).toBeLessThan(10_000);
});
