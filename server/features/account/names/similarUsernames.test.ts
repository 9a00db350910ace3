import { sql } from 'kysely';
import { migrations } from '#server/migrations/index';
import { inTransaction } from '#server/platform/database/inTransaction';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser } from '#server/testing/factories';
import { insertProvedAccount } from '../google/linkIdentity';

let server: TestServer;
let made = 0;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const signUp = (username: string) => {
  made += 1;
  const json = { username, email: `look-${made}@campus.example`, password: 'quiet-lantern-7' };
  return server.api<{ detail: string; errors?: object }>('POST', '/auth/signup', { json });
};

test.each([
  ['almg', 'aImg'],
  ['b1ackbird', 'blackbird'],
  ['zoologist', 'z0ologist'],
  ['modern.barn', 'modem.bam'],
  ['willow', 'vvillow'],
  ['Ivan-1', 'lvan-l'],
])('Where %s has an account, %s is taken.', async (username, similar) => {
  await createVerifiedUser(server, { username });
  const { status, body } = await signUp(similar);
  expect(status).toBe(409);
  expect(body.detail).toMatch(/looks too much like/);
  expect(body.errors).toHaveProperty('username');
});

test('Names that a reader tells apart are free.', async () => {
  await createVerifiedUser(server, { username: 'aimee' });
  for (const username of ['almee', 'a.imee', 'aimee_']) {
    expect((await signUp(username)).status).toBe(201);
  }
});

test('Of look-alikes that sign up at once one gets its name.', async () => {
  const names = ['Iilac1', 'lilac1', 'lilacl', 'Iilacl', '1ilac1'];
  const statuses = await Promise.all(names.map(async (name) => (await signUp(name)).status));
  expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
});

test('A look that an account never proved held is free after a day.', async () => {
  await signUp('nightfall');
  expect((await signUp('nightfa11')).status).toBe(409);
  server.clock.advance(24 * 3_600_000);
  expect((await signUp('nightfa11')).status).toBe(201);
});

test('A name that Google sign-in makes is no look-alike either.', async () => {
  await createVerifiedUser(server, { username: 'gallileo' });
  const account = { username: 'gaIlileo', email: 'g@campus.example', now: server.clock.now() };
  const id = await inTransaction(server.deps.db, (trx) => insertProvedAccount(trx, account));
  expect(id).toBeNull();
});

test('The migration leaves look-alikes that are there already their names.', async () => {
  const { db } = server.deps;
  await sql`
    DROP INDEX users_by_look;
    DROP INDEX users_pending_by_address;
    ALTER TABLE users DROP COLUMN shares_look, DROP COLUMN signed_up_at;
    INSERT INTO users (username, email, email_verified_at) VALUES
      ('soil', 'soil-1@campus.example', NULL), ('soi1', 'soil-2@campus.example', now()),
      ('s0iI', 'soil-3@campus.example', now());
  `.execute(db);
  await migrations['0013-signups']?.up(db);
  const { rows } = await sql<{ username: string }>`
    SELECT username FROM users WHERE username IN ('soil', 'soi1', 's0iI') AND NOT shares_look
  `.execute(db);
  expect(rows).toEqual([{ username: 'soi1' }]);
  expect((await signUp('SoiI')).status).toBe(409);
});
