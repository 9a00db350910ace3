import { sql } from 'kysely';
import { findNewestIds, type PostFilter } from '#domain/posts';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { explainPlan } from '#server/testing/database/explainPlan';
import { indexesUsed, mostRows } from '#server/testing/database/planNodes';
import { watchDatabase, type WatchedDatabase } from '#server/testing/database/watchedDatabase';
import { postedByDepartment } from './departmentFilter';
import { withAnyUniversityTag, withAnyOf } from './hashtagFilter';

const POSTS = 20_000;
const LARGE = 1;
const QUIET = 2;
const READER = 1;
let database: MigratedDatabase;
let watched: WatchedDatabase;

/**
 * 3,000 people of one department write in turn; ten of another wrote the first 20 posts. Half of
 * all posts have the hashtag `common`, three of the oldest `rare`.
 */
beforeAll(async () => {
  database = await createMigratedDatabase();
  const { db } = database;
  watched = watchDatabase(database.pool);
  await sql`INSERT INTO universities (name, name_key, hashtag_key)
    SELECT 'U' || n, 'u' || n, CASE n WHEN 1 THEN 'common' WHEN 2 THEN 'rare' ELSE 'u' || n END
    FROM generate_series(1, 300) AS n`.execute(db);
  await sql`INSERT INTO departments (university_id, name, name_key)
    SELECT id, 'Law', 'law' FROM universities ORDER BY id`.execute(db);
  await sql`INSERT INTO users
      (username, email, email_verified_at, profile_completed, university_id, department_id)
    SELECT 'u' || n, n || '@campus.example', now(), true, place, place
    FROM (SELECT n, CASE WHEN n <= 10 THEN 2 ELSE 1 END AS place
      FROM generate_series(1, 3010) AS n) AS people`.execute(db);
  await sql`INSERT INTO posts (user_id, post_type, hashtags)
    SELECT CASE WHEN n <= 20 THEN n % 10 + 1 ELSE n % 3000 + 11 END, 'text',
      CASE WHEN n <= 3 THEN ARRAY['rare'] WHEN n % 2 = 0 THEN ARRAY['common', 'x'] ELSE '{}' END
    FROM generate_series(1, ${sql.lit(POSTS)}) AS n`.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
});
afterAll(() => database.drop());

/** The ids found, the indexes used and the most rows that any step of any query handled. */
async function trace(filter: PostFilter, page = { limit: 20, offset: 0 }) {
  const { queries, result: ids } = await watched.watch((db) =>
    findNewestIds(db, READER, filter, page),
  );
  const plans = [];
  for (const query of queries) plans.push(...(await explainPlan(database.pool, query)));
  return {
    ids,
    queries: queries.length,
    indexes: indexesUsed(plans),
    rows: mostRows(plans),
  };
}

test.each<[string, PostFilter]>([
  ['a common hashtag', withAnyOf(['common'])],
  ['any university’s hashtag', withAnyUniversityTag],
  ['a large department', postedByDepartment(LARGE)],
])('posts of %s are read from the newest, hardly further than needed', async (_, filter) => {
  const { ids, queries, rows } = await trace(filter);
  expect(ids).toHaveLength(20);
  expect(ids[0]).toBe(POSTS);
  expect(queries).toBe(1);
  expect(rows).toBeLessThan(500);
});

test.each<[string, PostFilter, number[], string]>([
  ['a rare hashtag', withAnyOf(['rare', 'nobody']), [3, 2, 1], 'posts_by_hashtag'],
  [
    'a quiet department',
    postedByDepartment(QUIET),
    Array.from({ length: 20 }, (_, i) => 20 - i),
    'posts_by_user',
  ],
])('posts of %s are looked up by an index', async (_, filter, expected, index) => {
  const { ids, indexes, rows } = await trace(filter);
  expect(ids).toEqual(expected);
  expect(indexes).toContain(index);
  expect(rows).toBeLessThanOrEqual(3_010);
});

test('a page far down a rare list is looked up as well', async () => {
  const { ids, indexes } = await trace(postedByDepartment(QUIET), { limit: 5, offset: 17 });
  expect(ids).toEqual([3, 2, 1]);
  expect(indexes).toContain('users_by_department');
});

test('hashtags of universities that hardly any post has are looked up', async () => {
  await sql`UPDATE universities SET hashtag_key = 'was-common' WHERE id = ${LARGE}`.execute(
    database.db,
  );
  const { ids, indexes, rows } = await trace(withAnyUniversityTag);
  expect(ids).toEqual([3, 2, 1]);
  expect(indexes).toContain('posts_by_hashtag');
  expect(rows).toBeLessThanOrEqual(3_010);
});
