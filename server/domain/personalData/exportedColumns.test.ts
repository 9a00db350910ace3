import { sql } from 'kysely';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { personColumns } from '#server/testing/database/personColumns';
import { exportedColumns } from './exportedColumns';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('every column that refers to a person is exported, or has a reason why not', async () => {
  expect(Object.keys(exportedColumns).sort()).toEqual(await personColumns(server.deps.db));
});

test('a new column is found with a foreign key, by its name, and as a list', async () => {
  const { db } = server.deps;
  await sql`CREATE TABLE planted (
    friend bigint REFERENCES users, host_id bigint, guest_ids bigint[], post_id bigint REFERENCES posts
  )`.execute(db);
  const planted = (await personColumns(db)).filter((name) => name.startsWith('planted.'));
  await sql`DROP TABLE planted`.execute(db);
  expect(planted).toEqual(['planted.friend', 'planted.guest_ids', 'planted.host_id']);
});
