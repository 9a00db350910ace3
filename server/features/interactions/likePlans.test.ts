import { sql } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { runGenericPlan } from '#server/testing/database/genericPlan';
import { insertBlocks } from '#server/testing/insertBlocks';
import { rowsRead } from '#server/testing/database/planNodes';
import { watchDatabase } from '#server/testing/database/watchedDatabase';
import { listPostLikes } from './listLikes';

const READER = 1;
const POST = 1;
let database: MigratedDatabase;

/** A post with 20,000 likes, a hundred of them by connections of the reader. */
beforeAll(async () => {
  database = await createMigratedDatabase();
  const { db } = database;
  await sql`INSERT INTO users (username, email) VALUES ('reader', 'reader@campus.example')`.execute(
    db,
  );
  await insertBlocks(db, READER);
  await sql`INSERT INTO posts (user_id, post_type, content) VALUES (${READER}, 'text', 'x')`.execute(
    db,
  );
  await sql`
    INSERT INTO users (username, email)
    SELECT 'liker' || n, 'liker' || n || '@campus.example' FROM generate_series(1, 20000) AS n
  `.execute(db);
  await sql`
    INSERT INTO post_likes (post_id, user_id, created_at)
    SELECT ${POST}, id, now() - id * interval '1 second' FROM users WHERE username LIKE 'liker%'
  `.execute(db);
  await sql`
    INSERT INTO connections (low_id, high_id)
    SELECT ${READER}, id FROM users WHERE username LIKE 'liker%00' LIMIT 100
  `.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
});
afterAll(() => database.drop());

test('a page of the likes of a popular post reads the page and the connections', async () => {
  const { queries } = await watchDatabase(database.pool).watch((db) =>
    listPostLikes(db, READER, POST, { limit: 20, offset: 0 }),
  );
  const [query] = queries;
  if (!query) throw new Error('No query was asked.');
  const nodes = await runGenericPlan(database.pool, query);
  expect(rowsRead(nodes, 'post_likes')).toBeLessThan(400);
});
