import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { hashToken } from '#server/platform/secrets/token';

const MOST = 20;
let server: TestServer;
let address: string;
let person: TestUser;

beforeAll(async () => {
  // So rarely that a socket closes only because it was notified.
  server = await createTestServer({ extendSessionsEveryMs: 3_600_000 });
  address = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await createVerifiedUser(server);
});

async function logIn(): Promise<string> {
  const form = { username: person.username, password: TEST_PASSWORD };
  const { body } = await server.api<{ access_token: string }>('POST', '/auth/token', { form });
  return body.access_token;
}
const statusOf = async (token: string) =>
  (await server.api('GET', '/auth/users/me', { token })).status;
const countSessions = async () => {
  const rows = await server.deps.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', person.id)
    .execute();
  return rows.length;
};

test('The twenty-first login ends the least recently used session, its calls and its socket.', async () => {
  const tokens = [person.token];
  while (tokens.length < MOST) tokens.push(await logIn());
  const [first = '', second = ''] = tokens;
  const socket = await openSocket(address, { id: person.id, token: second });
  await server.deps.db
    .updateTable('sessions')
    .set({ last_used_at: new Date(server.clock.now().getTime() - 30_000) })
    .where('token_hash', '=', hashToken(second) ?? Buffer.alloc(0))
    .execute();
  const latest = await logIn();
  expect(await socket.closed).toBe(4001);
  expect(await statusOf(second)).toBe(401);
  for (const token of [first, tokens.at(-1) ?? '', latest]) expect(await statusOf(token)).toBe(200);
  expect(await countSessions()).toBe(MOST);
});

test('Many concurrent logins leave twenty sessions.', async () => {
  await Promise.all(Array.from({ length: MOST + 5 }, () => logIn()));
  expect(await countSessions()).toBe(MOST);
});
