import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser } from '#server/testing/factories';
import { forgetFormerNames } from './forgetFormerNames';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;

test('former names and addresses are kept as long as they have a use, and then forgotten', async () => {
  const { db } = server.deps;
  const now = server.clock.now();
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const { id: user_id } = await createVerifiedUser(server);
  await db
    .insertInto('former_usernames')
    .values([
      { name_key: 'reserved', user_id, until: at(1) },
      { name_key: 'free', user_id, until: at(-1) },
    ])
    .execute();
  const change = { user_id, old_email: 'old@a.example', created_at: at(-30) };
  const undo = (word: string, hours: number) => ({
    ...change,
    new_email: `${word}@a.example`,
    undo_hash: Buffer.from(word),
    undo_until: at(hours),
  });
  await db
    .insertInto('email_changes')
    .values([undo('undoable', 1), undo('final', -1)])
    .execute();
  await db
    .insertInto('email_changes')
    .values({ ...change, new_email: 'waiting@a.example', created_at: at(-23) })
    .execute();
  const kept = async () => {
    const names = await db.selectFrom('former_usernames').select('name_key').execute();
    const changes = await db
      .selectFrom('email_changes')
      .select('new_email')
      .orderBy('id')
      .execute();
    return [...names.map((row) => row.name_key), ...changes.map((row) => row.new_email)];
  };
  await forgetFormerNames(db, now);
  expect(await kept()).toEqual(['reserved', 'undoable@a.example', 'waiting@a.example']);
  await forgetFormerNames(db, at(1));
  expect(await kept()).toEqual([]);
});
