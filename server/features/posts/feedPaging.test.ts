import { sql } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { createPostBodies } from '#domain/posts';
import { systemClock } from '#server/platform/clock';
import { explainPlan } from '#server/testing/database/explainPlan';
import { runGenericPlan } from '#server/testing/database/genericPlan';
import { rowsRead } from '#server/testing/database/planNodes';
import { listFeedPage, selectFeedPage, type FeedPage } from './listFeedPage';

const POSTS = 4_000;
const AUTHORS = 50;
const SELDOM_SEEN = AUTHORS;
let database: MigratedDatabase;

beforeAll(async () => {
  database = await createMigratedDatabase();
  await sql`
    INSERT INTO users (username, email)
      SELECT 'user' || n, 'user' || n || '@campus.example' FROM generate_series(1, ${AUTHORS}) AS n
  `.execute(database.db);
  await sql`
    INSERT INTO posts (user_id, post_type, content)
      SELECT 1 + n % ${AUTHORS - 1}, 'text', 'note ' || n FROM generate_series(1, ${POSTS}) AS n
  `.execute(database.db);
  // An author of old posts only, far from the end of the index where the feed starts.
  await sql`UPDATE posts SET user_id = ${SELDOM_SEEN} WHERE id <= 20`.execute(database.db);
  await sql`INSERT INTO post_likes SELECT id, 1 FROM posts WHERE id % 2 = 0`.execute(database.db);
  await sql`ANALYZE`.execute(database.db);
});
afterAll(() => database.drop());

const ownReading = () => ({
  db: database.db,
  postBodies: createPostBodies(),
  clock: systemClock,
});

const listPage = (page: FeedPage, reading = ownReading()) => listFeedPage(reading, 1, page);

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Scan Direction'?: string;
  'Actual Rows': number;
  Plans?: Plan[];
}

/** The number of rows of `users` that a page reads, in the plan for its values and in a generic one. */
async function peopleRead(page: FeedPage): Promise<number[]> {
  const selected = selectFeedPage(1, page);
  const query = sql`SELECT id FROM posts ${selected}`.compile(database.db);
  const plans = [
    await explainPlan(database.pool, query),
    await runGenericPlan(database.pool, query),
  ];
  return plans.map((plan) => rowsRead(plan, 'users'));
}

/** The plan of the scan of `posts` for a page, and the number of rows it reads. */
async function scanOfPosts(page: FeedPage) {
  const selected = selectFeedPage(1, page);
  const query = sql`SELECT id FROM posts ${selected}`.compile(database.db);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${query.sql}`,
    [...query.parameters],
  );
  const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];
  const plans = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flatten(Plan)));
  const scan = plans.find((plan) => plan['Relation Name'] === 'posts');
  return [scan?.['Index Name'], scan?.['Scan Direction'], scan?.['Actual Rows']];
}

test('a page of the feed reads ten rows of the primary key, from its end or from a given id', async () => {
  expect(await scanOfPosts({ limit: 10 })).toEqual(['posts_pkey', 'Backward', 10]);
  expect(await scanOfPosts({ limit: 10, beforeId: 500 })).toEqual(['posts_pkey', 'Backward', 10]);
});

test('a page of one person’s posts reads ten rows of their own index', async () => {
  const scan = await scanOfPosts({ limit: 10, userId: SELDOM_SEEN });
  expect(scan).toEqual(['posts_by_user', 'Forward', 10]);
});

test('a page is one query, and at most one more for posts that changed or are new', async () => {
  let queries = 0;
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      queries += 1;
      return Promise.resolve(result);
    },
  });
  const reading = { ...ownReading(), db: counted };
  const posts = await listPage({ limit: 50 }, reading);
  expect(posts).toHaveLength(50);
  expect(new Set(posts.map(({ user }) => user.username)).size).toBe(AUTHORS - 1);
  expect(posts.filter(({ user_liked }) => user_liked)).toHaveLength(25);
  expect(queries).toBe(2);
  expect(await listPage({ limit: 50 }, reading)).toEqual(posts);
  expect(queries).toBe(3);
});

test('paging by id has neither gaps nor duplicates while others write', async () => {
  const { db } = database;
  const before = await db.selectFrom('posts').select('id').orderBy('id', 'desc').execute();
  const seen: number[] = [];
  let writing = true;
  const writer = (async () => {
    while (writing) {
      await db
        .insertInto('posts')
        .values({ user_id: 2, post_type: 'text', content: 'x' })
        .execute();
    }
  })();
  for (let beforeId: number | undefined = (before[0]?.id ?? 0) + 1; beforeId !== undefined;) {
    const page = await listPage({ limit: 50, beforeId });
    seen.push(...page.map(({ id }) => id));
    beforeId = page.at(-1)?.id;
  }
  writing = false;
  await writer;
  expect(seen).toEqual(before.map(({ id }) => id));
});

test('a thousand disabled accounts cost a page nothing, and their posts are left out', async () => {
  const pages = [{ limit: 10 }, { limit: 10, userId: SELDOM_SEEN }];
  const before = await Promise.all(pages.map(peopleRead));
  await sql`
    WITH disabled AS (
      INSERT INTO users (username, email, disabled_at)
        SELECT 'gone' || n, 'gone' || n || '@campus.example', now()
        FROM generate_series(1, 1000) AS n
      RETURNING id
    )
    INSERT INTO posts (user_id, post_type, content)
      SELECT id, 'text', 'gone' FROM disabled ORDER BY id LIMIT 3
  `.execute(database.db);
  await sql`VACUUM ANALYZE users`.execute(database.db);
  const after = await Promise.all(pages.map(peopleRead));
  const [[feed = 0], [own = 0]] = [before[0] ?? [], before[1] ?? []];
  for (const rows of after[0] ?? []) expect(rows).toBeLessThanOrEqual(feed + 3);
  for (const rows of after[1] ?? []) expect(rows).toBeLessThanOrEqual(own);
  const page = await listPage({ limit: 10 });
  expect(page.map(({ content }) => content)).not.toContain('gone');
});
