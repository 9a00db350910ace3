import { sql, type Kysely } from 'kysely';
import { REPLIES_COUNT_MAX } from '#contract/limits';
import type { Tables } from '#server/platform/database/tables';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { runGenericPlan } from '#server/testing/database/genericPlan';
import { insertBlocks } from '#server/testing/insertBlocks';
import { indexesUsed, rowsRead, tablesScanned } from '#server/testing/database/planNodes';
import { watchDatabase } from '#server/testing/database/watchedDatabase';
import { listComments } from './listComments';
import { listReplies } from './readReplyPage';

const REPLIES = 20_000;
const READER = 1;
const POST = 1;
const ROOT = 1;
let database: MigratedDatabase;

/** One comment with all the replies, among posts with comments of their own. */
beforeAll(async () => {
  database = await createMigratedDatabase();
  const { db } = database;
  await sql`INSERT INTO users (username, email) VALUES ('reader', 'reader@campus.example')`.execute(
    db,
  );
  await insertBlocks(db, READER);
  await sql`
    INSERT INTO posts (user_id, post_type, content)
    SELECT ${READER}, 'text', 'post ' || n FROM generate_series(1, 200) AS n
  `.execute(db);
  await sql`
    INSERT INTO comments (post_id, user_id, depth, content)
    SELECT 1 + n % 200, 1 + n % 300, 1, 'comment ' || n FROM generate_series(200, 2200) AS n
  `.execute(db);
  await sql`
    INSERT INTO comments (post_id, user_id, parent_id, depth, content)
    SELECT ${POST}, 1 + n % 300, ${ROOT}, 2, 'reply ' || n
    FROM generate_series(1, ${sql.lit(REPLIES)}) AS n
  `.execute(db);
  await sql`
    INSERT INTO comments (post_id, user_id, parent_id, depth, content)
    SELECT post_id, 1 + (id + n) % 300, id, 2, 'reply ' || n
    FROM comments, generate_series(1, 10) AS n WHERE parent_id IS NULL AND id > ${ROOT}
  `.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
});
afterAll(() => database.drop());

async function planOf(work: (db: Kysely<Tables>) => Promise<unknown>) {
  const { queries } = await watchDatabase(database.pool).watch(work);
  const [query] = queries;
  if (!query || queries.length > 1) throw new Error(`${queries.length} queries were asked.`);
  return runGenericPlan(database.pool, query);
}

test('a page of comments reads the replies it shows and those it counts by their index', async () => {
  const nodes = await planOf((db) => listComments(db, READER, POST, { limit: 1, offset: 0 }));
  expect(tablesScanned(nodes)).not.toContain('comments');
  expect(indexesUsed(nodes)).toEqual(
    expect.arrayContaining(['comments_first_level', 'comments_replies']),
  );
  expect(rowsRead(nodes, 'comments')).toBeLessThan(REPLIES_COUNT_MAX * 1.2);
});

test('a page of replies in the middle of many reads only its own', async () => {
  const nodes = await planOf((db) =>
    listReplies(db, READER, ROOT, { limit: 20, afterId: REPLIES / 2 }),
  );
  expect(tablesScanned(nodes)).not.toContain('comments');
  expect(rowsRead(nodes, 'comments')).toBeLessThan(100);
});
