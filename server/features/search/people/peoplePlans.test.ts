import { sql } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { planOfOnly } from '#server/testing/database/explainPlan';
import { runGenericPlan } from '#server/testing/database/genericPlan';
import { rowsRead, tablesScanned } from '#server/testing/database/planNodes';
import { watchDatabase, type WatchedDatabase } from '#server/testing/database/watchedDatabase';
import { listFilteredPeople } from './filteredPeople';
import { lookupPeople } from './lookupPeople';
import type { PeopleFilter } from './peopleFilter';
import { rankPeople, type Topic } from './peopleRanking';

const PEOPLE = 20_000;
const READER = 1;

let database: MigratedDatabase;
let watched: WatchedDatabase;

beforeAll(async () => {
  database = await createMigratedDatabase();
  watched = watchDatabase(database.pool);
  const { db } = database;
  await sql`INSERT INTO universities (name, name_key, hashtag_key) VALUES ('U', 'u', 'u')`.execute(
    db,
  );
  await sql`INSERT INTO departments (university_id, name, name_key)
    SELECT 1, 'D' || n, 'd' || n FROM generate_series(1, 20) AS n`.execute(db);
  await sql`
    INSERT INTO users (username, email, email_verified_at, profile_completed, university_id,
      department_id, interests, position, mentoring_topics, mentoring_places, display_name)
    SELECT 'user' || n, 'user' || n || '@campus.example', now(), true, 1, 1 + n % 20,
      CASE WHEN n IN (3, 9) THEN ARRAY['Rare'] ELSE ARRAY['Common'] END,
      CASE WHEN n % 4000 = 5 THEN 'alumni' ELSE 'student' END,
      CASE WHEN n % 5 = 0 THEN ARRAY['Common'] ELSE '{}' END, CASE WHEN n % 5 = 0 THEN 3 ELSE 0 END,
      (ARRAY['Ana', 'Anastasia', 'Bo'])[1 + n % 3] || CASE WHEN n % 2 = 0 THEN ' Noor' ELSE ' Kabir' END
    FROM generate_series(1, ${sql.lit(PEOPLE)}) AS n
  `.execute(db);
  await sql`
    INSERT INTO connections (low_id, high_id)
    SELECT ${sql.lit(READER)}, 10 + n FROM generate_series(1, 2000) AS n
    UNION ALL SELECT 10 + n, 11 + n + step * 7
    FROM generate_series(1, 10000) AS n, generate_series(0, 4) AS step
  `.execute(db);
  await sql`INSERT INTO user_name_words (user_id, word)
    SELECT id, unnest(string_to_array(lower(display_name), ' ')) FROM users`.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
});
afterAll(() => database.drop());

const about = (topic: Partial<Topic>): Topic => ({
  interests: [],
  departmentIds: [],
  written: new Map(),
  ...topic,
});

test.each([
  ['an interest that nearly all have', about({ interests: ['Common'] })],
  ['an interest that two have', about({ interests: ['Rare'] })],
  ['departments with a tenth of all people', about({ departmentIds: [3, 4] })],
  ['papers and posts', about({ written: new Map([[7, 2]]) })],
  ['mentors of a topic', about({ interests: ['Common'], filter: { isMentor: true } })],
  ['few people of a position', about({ interests: ['Rare'], filter: { position: 'alumni' } })],
])('for %s a bounded number of people is read, and nothing again for each', async (_, topic) => {
  const { queries } = await watched.watch((db) =>
    rankPeople(db, READER, topic, { limit: 20, offset: 0 }),
  );
  const [query] = queries;
  if (!query) throw new Error('No query was run.');
  const nodes = await runGenericPlan(database.pool, query);
  expect(rowsRead(nodes, 'users')).toBeGreaterThan(0);
  expect(rowsRead(nodes, 'users')).toBeLessThan(8_000);
  expect(tablesScanned(nodes)).not.toContain('users');
  expect(tablesScanned(nodes)).not.toContain('connections');
  const again = nodes.filter((node) => node['Node Type'] === 'CTE Scan');
  expect(Math.max(...again.map((node) => node['Actual Rows'] * node['Actual Loops']))).toBeLessThan(
    10_000,
  );
});

test.each([
  ['a frequent beginning', 'a'],
  ['a beginning of all usernames', 'user'],
  ['two frequent words', 'anastasia kabir'],
  ['a frequent word and one of none', 'anastasia zeta'],
  ['a name of none', 'zeta'],
])('for a lookup of %s a bounded number of people is read', async (_, keyword) => {
  const nodes = await planOfOnly(database.pool, watched, (db) =>
    lookupPeople(db, READER, { keyword, limit: 8, isOfConnections: false }),
  );
  // The 2,000 connections, 1,000 with a word or beginning, 1,000 new and 500 near people.
  expect(rowsRead(nodes, 'users')).toBeLessThan(8_000);
  expect(tablesScanned(nodes)).not.toContain('connections');
});

test.each<[string, PeopleFilter]>([
  ['mentors', { isMentor: true }],
  ['a rare position', { position: 'alumni' }],
  ['a position that most have', { position: 'student' }],
  ['mentors of a rare position', { isMentor: true, position: 'alumni' }],
])('without a topic, for %s a bounded number of people is read', async (_, filter) => {
  const { queries } = await watched.watch((db) =>
    listFilteredPeople(db, READER, filter, { limit: 20, offset: 0 }),
  );
  const [query] = queries;
  if (!query) throw new Error('No query was run.');
  const nodes = await runGenericPlan(database.pool, query);
  expect(rowsRead(nodes, 'users')).toBeLessThan(5_000);
  expect(tablesScanned(nodes)).not.toContain('users');
  expect(tablesScanned(nodes)).not.toContain('connections');
});
