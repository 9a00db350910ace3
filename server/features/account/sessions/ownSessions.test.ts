import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let server: TestServer;
let address: string;
let nusrat: TestUser;

beforeAll(async () => {
  // So rarely that a socket closes only because it was notified.
  server = await createTestServer({ extendSessionsEveryMs: 3_600_000 });
  address = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await server.person();
});

/** Signs in once more, and returns the new session's token. */
async function signInAgain(remember = 'true', agent = FIREFOX): Promise<TestUser> {
  const { body } = await server.api<{ access_token: string }>('POST', '/auth/token', {
    form: { username: nusrat.username, password: TEST_PASSWORD, remember },
    headers: { 'user-agent': agent },
  });
  return { ...nusrat, token: body.access_token };
}
const list = async (user = nusrat) => (await callAs(server, user, calls.listSessions)).response;
const statusOfMe = async ({ token }: { token: string }) =>
  (await callAs(server, { token }, calls.me)).status;
const end = (id: number, user = nusrat) =>
  callAs(server, user, calls.endSession, { params: { id } });

testRefusals(() => server, ['listSessions', 'endSession', 'endOtherSessions']);

test('the list has each live session with its browser, and marks the one that asks', async () => {
  const other = await signInAgain();
  await server.person();
  const sessions = await list(other);
  expect(sessions.map(({ browser, is_this }) => [browser, is_this])).toEqual([
    ['Firefox on Linux', true],
    [null, false],
  ]);
  expect((await list()).map(({ is_this }) => is_this)).toEqual([false, true]);
  for (const { created_at, last_used_at } of sessions)
    expect(new Date(last_used_at).getTime()).toBeGreaterThanOrEqual(new Date(created_at).getTime());
});

test('a hostile browser name is stored as unknown', async () => {
  await signInAgain('true', '<script>alert(1)</script>'.repeat(100));
  expect((await list()).map(({ browser }) => browser)).toEqual([null, null]);
});

test('an expired session is not listed', async () => {
  await signInAgain('false');
  expect(await list()).toHaveLength(2);
  server.clock.advance(2 * 3_600_000);
  expect(await list()).toHaveLength(1);
});

test('an ended session is out at once, and its socket is notified and closes with 4001', async () => {
  const other = await signInAgain();
  const id = (await list(other)).find(({ is_this }) => is_this)?.id ?? 0;
  const socket = await openSocket(address, other);
  expect((await end(id)).status).toBe(204);
  expect(await socket.closed).toBe(4001);
  expect(await statusOfMe(other)).toBe(401);
  expect(await statusOfMe(nusrat)).toBe(200);
  expect((await end(id)).status).toBe(404);
});

test('nobody ends the session of another person: 404', async () => {
  const stranger = await server.person();
  const [session] = await list();
  expect((await end(session?.id ?? 0, stranger)).status).toBe(404);
  expect(await statusOfMe(nusrat)).toBe(200);
});

test('a malformed id is a 400', async () => {
  const { status } = await server.api('DELETE', '/account/sessions/1x', { token: nusrat.token });
  expect(status).toBe(400);
});

test('all other sessions end together, with their sockets, and this one stays', async () => {
  const others = [await signInAgain(), await signInAgain('false')];
  const sockets = await Promise.all(others.map((other) => openSocket(address, other)));
  const here = await openSocket(address, nusrat);
  expect((await callAs(server, nusrat, calls.endOtherSessions)).status).toBe(204);
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4001, 4001]);
  for (const other of others) expect(await statusOfMe(other)).toBe(401);
  expect(await list()).toHaveLength(1);
  await here.quiet();
  here.raw.close();
  await here.closed;
});

test('two sessions that end each other at once leave no more than one', async () => {
  const other = await signInAgain();
  await Promise.all([nusrat, other].map((user) => callAs(server, user, calls.endOtherSessions)));
  const statuses = [await statusOfMe(nusrat), await statusOfMe(other)];
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(2);
});
