import { sql } from 'kysely';
import pino from 'pino';
import { createDatabase, type Database } from '#server/platform/database/createDatabase';
import { migrate } from '#server/platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '#server/testing/database/testDatabase';
import { migrations } from '#server/migrations/index';

let place: TestDatabase;
let database: Database;
beforeEach(async () => {
  place = await createTestDatabase();
  const log = pino({ level: 'silent' });
  const { connectionString } = place;
  database = createDatabase({ connectionString, poolSize: 2, log });
});
afterEach(async () => {
  await database.close();
  await place.drop();
});

test('reports of posts and comments keep their ids, texts and states in the table of all', async () => {
  const { db } = database;
  const before = Object.entries(migrations).filter(([name]) => name < '0039');
  await migrate(db, Object.fromEntries(before));
  await sql`
    INSERT INTO users (username, email) VALUES ('asha', 'a@a.example'), ('ben', 'b@a.example');
    INSERT INTO posts (user_id, post_type, content) VALUES (1, 'text', 'One'), (1, 'text', 'Two');
    INSERT INTO comments (post_id, user_id, depth, content) VALUES (1, 1, 1, 'A word');
    INSERT INTO post_reports (post_id, author_id, reporter_id, reason, reported_content, settled_at)
    VALUES (1, 1, 2, 'Spam', 'One', NULL), (2, 1, 2, 'Spam', 'Two', now()),
      (NULL, 1, 2, 'Rude', 'Gone', now());
    INSERT INTO comment_reports (comment_id, author_id, reporter_id, reason, reported_content)
    VALUES (1, 1, 2, 'Rude', 'A word');
  `.execute(db);
  await migrate(db, migrations);
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'kind', 'target_id', 'author_id', 'reporter_id', 'reason', 'content', 'state'])
    .orderBy('id')
    .execute();
  const people = { author_id: 1, reporter_id: 2 };
  expect(rows).toEqual([
    { id: 1, kind: 'post', target_id: 1, ...people, reason: 'Spam', content: 'One', state: 'open' },
    { ...{ id: 2, kind: 'post', target_id: 2, ...people }, ...said('Spam', 'Two', 'no_breach') },
    { ...{ id: 3, kind: 'post', target_id: null, ...people }, ...said('Rude', 'Gone', 'acted') },
    { ...{ id: 4, kind: 'comment', target_id: 1, ...people }, ...said('Rude', 'A word', 'open') },
  ]);
  const next = await db
    .insertInto('reports')
    .values({ kind: 'person', target_id: 1, ...people, reason: 'Spam', content: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(next.id).toBe(5);
});

const said = (reason: string, content: string, state: string) => ({ reason, content, state });
