import { sql } from 'kysely';
import { createPostBodies } from '#domain/posts';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { explainPlan } from '#server/testing/database/explainPlan';
import { runGenericPlan } from '#server/testing/database/genericPlan';
import { insertBlocks } from '#server/testing/insertBlocks';
import { indexesUsed, rowsRead, tablesScanned } from '#server/testing/database/planNodes';
import { watchDatabase, type WatchedDatabase } from '#server/testing/database/watchedDatabase';
import { findScopeIds, listScopePage, type NarrowScope } from './listScopePage';

const READER = 1;
const AUTHORS = 4_000;
const POSTS = 40_000;
const FRIENDS = 200;
const clock = { now: () => new Date('2026-11-20T00:00:00Z') };
let database: MigratedDatabase;
let watched: WatchedDatabase;
/** The first author's id. */
let first: number;

/**
 * 4,000 people with ten posts each, all in one university but the first 300, who are in another and
 * wrote the oldest posts. The reader has 200 connections and follows a common and a rare hashtag.
 */
beforeAll(async () => {
  database = await createMigratedDatabase();
  const { db } = database;
  watched = watchDatabase(database.pool);
  await sql`INSERT INTO users (username, email) VALUES ('reader', 'reader@campus.example')`.execute(
    db,
  );
  await insertBlocks(db, READER);
  await sql`INSERT INTO universities (name, name_key, hashtag_key)
    SELECT 'U' || n, 'u' || n, 'u' || n FROM generate_series(1, 2) AS n`.execute(db);
  await sql`INSERT INTO users (username, email, email_verified_at, profile_completed, university_id)
    SELECT 'a' || n, 'a' || n || '@campus.example', now(), true, CASE WHEN n <= 300 THEN 2 ELSE 1 END
    FROM generate_series(1, ${AUTHORS}) AS n`.execute(db);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM users WHERE username = 'a1'`.execute(db);
  first = rows[0]?.id ?? 0;
  await sql`INSERT INTO posts (user_id, post_type, content, hashtags, created_at)
    SELECT ${first}::bigint + CASE WHEN n <= 3000 THEN n % 300 ELSE 300 + n % ${AUTHORS - 300} END,
      'text', 'note ' || n,
      CASE WHEN n <= 3 THEN ARRAY['rare'] WHEN n % 4 = 0 THEN ARRAY['common'] ELSE '{}' END,
      ${clock.now()}::timestamptz - (${POSTS} - n) * interval '2 minutes'
    FROM generate_series(1, ${POSTS}) AS n`.execute(db);
  await sql`INSERT INTO followed_tags (user_id, tag)
    SELECT ${READER}, 'tag' || n FROM generate_series(1, 198) AS n`.execute(db);
  await connect(FRIENDS);
  await sql`VACUUM ANALYZE`.execute(db);
});
afterAll(() => database.drop());

/** Connects the reader with this many authors, from the first. */
async function connect(count: number) {
  await sql`DELETE FROM connections`.execute(database.db);
  await sql`INSERT INTO connections (low_id, high_id)
    SELECT ${READER}, ${first}::bigint + n FROM generate_series(0, ${count - 1}) AS n`.execute(
    database.db,
  );
  await sql`VACUUM ANALYZE connections`.execute(database.db);
}

/** Makes the reader a member of the university, and a follower of the hashtag. */
async function join(universityId: number | null, tag: string) {
  const { db } = database;
  await sql`UPDATE users SET university_id = ${universityId} WHERE id = ${READER}`.execute(db);
  await sql`DELETE FROM followed_tags WHERE tag IN ('rare', 'common')`.execute(db);
  await db.insertInto('followed_tags').values({ user_id: READER, tag }).execute();
}

/** The ids found, and the plans of all queries, each made for its values and generic. */
async function trace(scope: NarrowScope, beforeId?: number) {
  const { queries, result: ids } = await watched.watch((db) =>
    findScopeIds({ db, clock }, READER, scope, { limit: 10, offset: 0, beforeId }),
  );
  const plans = [];
  for (const query of queries)
    for (const nodes of [
      await explainPlan(database.pool, query),
      await runGenericPlan(database.pool, query),
    ])
      plans.push({
        indexes: indexesUsed(nodes),
        posts: rowsRead(nodes, 'posts'),
        scanned: tablesScanned(nodes),
      });
  return { ids, plans };
}

test.each([undefined, 35_000])(
  'the posts of 200 connections who write rarely (before %s) are looked up: one each, and those of ten people',
  async (beforeId) => {
    const { ids, plans } = await trace('connections', beforeId);
    // The first 200 of 300 authors, who take turns.
    const expected = Array.from({ length: 3_000 }, (_, n) => 3_000 - n)
      .filter((n) => n % 300 < FRIENDS)
      .slice(0, 10);
    expect(ids).toEqual(expected);
    for (const { posts, scanned } of plans) {
      // The newest posts are searched first.
      expect(posts).toBeLessThanOrEqual(2_000);
      expect(scanned).not.toContain('posts');
    }
    const lookups = plans.slice(-2);
    for (const { posts } of lookups) expect(posts).toBeLessThanOrEqual(FRIENDS + 1 + 10 * 10);
    expect(plans.at(-1)?.indexes).toContain('posts_by_user');
  },
);

test('the posts of connections who write often are found among the newest', async () => {
  const { ids, plans } = await trace('connections', 2_500);
  expect(ids).toHaveLength(10);
  // Two of three posts are by a connection.
  for (const { posts } of plans) expect(posts).toBeLessThan(100);
});

test('the posts of more than 2,000 connections are read from the newest, within the window', async () => {
  await connect(2_500);
  const { ids, plans } = await trace('connections');
  expect(ids).toHaveLength(10);
  for (const { posts, scanned } of plans) {
    // The newest posts are by 800 others.
    expect(posts).toBeLessThan(1_000);
    expect(scanned).not.toContain('posts');
  }
  expect(plans.at(-1)?.indexes).toEqual(expect.arrayContaining(['posts_by_time', 'posts_pkey']));
  // 21,600 posts are in the window; those before it are not searched.
  expect((await trace('connections', 18_000)).ids).toEqual([]);
  await connect(FRIENDS);
});

test.each([
  ['university', 1, 'a large university'],
  ['followed', null, 'a common hashtag'],
] as const)('the scope %s is read from the newest for %s', async (scope, university, _what) => {
  await join(university, 'common');
  const { ids, plans } = await trace(scope);
  expect(ids).toHaveLength(10);
  expect(ids[0]).toBeGreaterThan(POSTS - 10);
  for (const { posts } of plans) expect(posts).toBeLessThan(500);
});

test.each([
  ['university', 2, 'posts_by_user', 3_000],
  ['followed', null, 'posts_by_hashtag', 3],
] as const)('the scope %s looks up what is rare', async (scope, university, index, newest) => {
  await join(university, 'rare');
  const { ids, plans } = await trace(scope);
  expect(ids[0]).toBe(newest);
  // The newest posts are searched first.
  for (const { posts, scanned } of plans) {
    expect(posts).toBeLessThan(2_500);
    expect(scanned).not.toContain('posts');
  }
  expect(plans.at(-1)?.indexes).toContain(index);
});

test('a thousand disabled accounts cost no page of a scope more posts', async () => {
  await join(1, 'common');
  const postsRead = async () => {
    const read: number[] = [];
    for (const scope of ['connections', 'university', 'followed'] as const)
      read.push(...(await trace(scope)).plans.map(({ posts }) => posts));
    return read;
  };
  const before = await postsRead();
  await sql`INSERT INTO users (username, email, disabled_at)
    SELECT 'gone' || n, 'gone' || n || '@campus.example', now()
    FROM generate_series(1, 1000) AS n`.execute(database.db);
  await sql`VACUUM ANALYZE users`.execute(database.db);
  expect(await postsRead()).toEqual(before);
});

test('a page is read by its ids, and nothing is read for an empty one', async () => {
  await join(null, 'rare');
  const deps = { clock, postBodies: createPostBodies() };
  const page = { limit: 10, offset: 0 };
  const read = (beforeId?: number) =>
    watched.watch((db) =>
      listScopePage({ ...deps, db }, READER, 'followed', { ...page, beforeId }),
    );
  expect((await read()).result).toHaveLength(3);
  const { queries, result } = await read();
  expect(result).toHaveLength(3);
  expect(queries).toHaveLength(3);
  const last = queries.at(-1);
  if (!last) throw new Error('No query was asked.');
  for (const nodes of [
    await explainPlan(database.pool, last),
    await runGenericPlan(database.pool, last),
  ]) {
    expect(rowsRead(nodes, 'posts')).toBe(3);
    expect(indexesUsed(nodes)).toContain('posts_pkey');
  }
  expect((await read(1)).queries).toHaveLength(2);
});
