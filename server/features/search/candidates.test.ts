import { sql } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { findCandidates, MOST_CANDIDATES } from './candidates';
import { readPostQuery } from './postQuery';

let database: MigratedDatabase;
const POSTS = 25_000;
const READER = 1;

/**
 * Every post contains `common`, one in 100 `middling`, two of the oldest `rare` and the tag `old`.
 */
beforeAll(async () => {
  database = await createMigratedDatabase();
  const { db } = database;
  await sql`INSERT INTO users (username, email) VALUES ('author', 'author@campus.example')`.execute(
    db,
  );
  await sql`
    INSERT INTO posts (user_id, post_type, content, hashtags)
    SELECT 1, 'text', 'common' || CASE WHEN n % 100 = 0 THEN ' middling' ELSE '' END
        || CASE WHEN n <= 2 THEN ' rare' ELSE '' END,
      CASE WHEN n <= 2 THEN ARRAY['old'] ELSE ARRAY['new'] END
    FROM generate_series(1, ${sql.lit(POSTS)}) AS n
  `.execute(db);
  await sql`ANALYZE posts`.execute(db);
});
afterAll(() => database.drop());

async function candidatesOf(keyword: string) {
  const query = readPostQuery(keyword);
  if (!query) throw new Error('The keyword holds nothing to look for.');
  return findCandidates(database.db, READER, query);
}

test.each(['common', 'comm', '#new', '#new common'])(
  'of the matches of %s, only the newest are ranked',
  async (keyword) => {
    const ids = await candidatesOf(keyword);
    expect(ids).toHaveLength(MOST_CANDIDATES);
    expect(ids[0]).toBe(POSTS);
    expect(ids.at(-1)).toBe(POSTS - MOST_CANDIDATES + 1);
  },
);

test('a word of medium frequency is searched among more of the newest', async () => {
  const ids = await candidatesOf('middling');
  expect(ids).toHaveLength(200);
  expect(ids[0]).toBe(POSTS);
});

test.each(['rare', 'rar', 'rare comm', 'common rare', '#old', '#old common', '#old rare'])(
  '%s is found among the oldest posts',
  async (keyword) => {
    expect(await candidatesOf(keyword)).toEqual([2, 1]);
  },
);

test.each([
  ['a word', `words @@ 'rare'::tsquery`, 'posts_by_word'],
  ['a hashtag', `hashtags @> ARRAY['old']`, 'posts_by_hashtag'],
])('the posts of %s are looked up in its index', async (_, condition, index) => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN SELECT id FROM posts WHERE ${sql.raw(condition)} ORDER BY id + 0 DESC LIMIT 300
  `.execute(database.db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
});
