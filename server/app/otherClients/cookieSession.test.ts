import { calls, type CallName } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { openSocket, refusedUpgrade } from '#server/testing/openSocket';
import { callAs, type CallInput } from '#server/testing/rights/callAs';
import { rights } from '#server/testing/rights/rights';
import { createRightsWorld, type RightsWorld } from '#server/testing/rights/rightsWorld';

const TWO_HOURS_MS = 2 * 3_600_000;
const OWN = 'http://localhost:3000';
let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;

beforeEach(async () => {
  const webPush = { contact: 'help@quad.example' };
  server = await createTestServer({ config: { cookieSession: true, webPush } });
  nusrat = await server.person();
  tanvir = await server.person();
});
afterEach(() => server.close());

type Headers = Record<string, string>;
const login = async (user: TestUser, headers: Headers = {}, password = TEST_PASSWORD) => {
  const form = { username: user.username, password };
  const response = await server.api<{ access_token: string }>('POST', '/auth/token', {
    form,
    headers,
  });
  const set = response.headers['set-cookie'];
  return { token: response.body.access_token, set: set === undefined ? '' : String(set) };
};
/** The header `Cookie` that a browser sends after this `Set-Cookie`. */
const cookieOf = (set: string) => ({ cookie: set.split(';', 1)[0] ?? '' });
const list = (user: TestUser, headers: Headers, on = server) =>
  on.api('GET', `/notifications/?user_id=${user.id}`, { headers });
const statusOf = async (user: TestUser, headers: Headers) => (await list(user, headers)).status;

test('a login sets a cookie that scripts and other sites don’t get, and a logout removes it', async () => {
  const { token, set } = await login(nusrat);
  expect(set).toMatch(
    /^quad_session=[\w-]{100,400}; Max-Age=7200; Path=\/api; HttpOnly; SameSite=Strict$/,
  );
  expect(set).not.toContain(token);
  const cookie = cookieOf(set);
  expect(await statusOf(nusrat, cookie)).toBe(200);
  const out = await server.api('DELETE', '/auth/token', { token, headers: cookie });
  expect(String(out.headers['set-cookie'])).toMatch(/^quad_session=; Max-Age=0; Path=\/api;/);
  expect(await statusOf(nusrat, cookie)).toBe(401);
});

test('behind TLS the cookie is secure', async () => {
  const config = { cookieSession: true, publicUrl: 'https://quad.example', publicUrlIsSet: true };
  const secure = await createTestServer({ config });
  const user = await secure.person();
  const form = { username: user.username, password: TEST_PASSWORD };
  const { headers } = await secure.api('POST', '/auth/token', { form });
  expect(String(headers['set-cookie'])).toMatch(/; Secure$/);
  await secure.close();
});

test('a failed login and one as another user leave no session of the user before', async () => {
  await login(nusrat);
  const failed = await login(tanvir, {}, 'not-the-password');
  expect(failed.set).toMatch(/^quad_session=; Max-Age=0/);
  const { set } = await login(tanvir);
  expect(await statusOf(tanvir, cookieOf(set))).toBe(200);
  expect(await statusOf(nusrat, cookieOf(set))).toBe(403);
});

test('a cookie ends after two hours without use, and use renews it', async () => {
  let cookie = cookieOf((await login(nusrat)).set);
  server.clock.advance(TWO_HOURS_MS - 5_000);
  const { status, headers } = await list(nusrat, cookie);
  expect(status).toBe(200);
  const first = cookie;
  cookie = cookieOf(String(headers['set-cookie']));
  server.clock.advance(10_000);
  expect(await statusOf(nusrat, first)).toBe(401);
  expect(await statusOf(nusrat, cookie)).toBe(200);
  expect((await list(nusrat, cookie)).headers['set-cookie']).toBeUndefined();
  server.clock.advance(TWO_HOURS_MS);
  expect(await statusOf(nusrat, cookie)).toBe(401);
});

test('with another credential, right or wrong, the cookie does not count', async () => {
  const cookie = cookieOf((await login(nusrat)).set);
  const { token } = await login(tanvir);
  const both = (authorization: string) => ({ ...cookie, authorization });
  expect(await statusOf(tanvir, both(`Bearer ${token}`))).toBe(200);
  expect(await statusOf(nusrat, both(`Bearer ${token}`))).toBe(403);
  for (const wrong of ['Bearer wrong', 'Bearer', '', `Basic ${token}`])
    expect(await statusOf(nusrat, both(wrong))).toBe(401);
});

test.each<[string, Headers, number]>([
  ['one of our pages', { origin: OWN }, 200],
  ['a page of the host it was loaded from', { origin: 'http://a.example', host: 'a.example' }, 200],
  ['the same origin', { 'sec-fetch-site': 'same-origin' }, 200],
  ['another site', { origin: 'https://evil.example' }, 401],
  ['no origin', { origin: 'null' }, 401],
  ['another port', { origin: 'http://localhost:4000' }, 401],
  ['another subdomain without an origin', { 'sec-fetch-site': 'same-site' }, 401],
  ['another site without an origin', { 'sec-fetch-site': 'cross-site' }, 401],
])('a request of %s with %j is %d', async (_page, headers, expected) => {
  const cookie = cookieOf((await login(nusrat)).set);
  expect(await statusOf(nusrat, { ...cookie, ...headers })).toBe(expected);
});

test('a page of another site neither logs its visitor in nor removes their cookie', async () => {
  const form = { username: tanvir.username, password: TEST_PASSWORD };
  const headers = { origin: 'https://evil.example' };
  const { status, headers: sent } = await server.api('POST', '/auth/token', { form, headers });
  expect([status, sent['set-cookie']]).toEqual([200, undefined]);
});

test('changed, repeated and planted cookies open nothing', async () => {
  const { cookie } = cookieOf((await login(nusrat)).set);
  const value = cookie.slice('quad_session='.length);
  const wrong = [
    'quad_session=',
    `quad_session=${value.slice(0, -1)}`,
    `quad_session=${'A'.repeat(value.length)}`,
    `quad_session=${nusrat.token}`,
    `${cookie}; quad_session=${value}`,
    `quad_session=x; ${cookie}`,
    `a=${'x'.repeat(9_000)}; ${cookie}`,
  ];
  for (const each of wrong) expect(await statusOf(nusrat, { cookie: each })).toBe(401);
  expect(await statusOf(nusrat, { cookie: `a=1; ${cookie}; b=2` })).toBe(200);
});

test('the cookie of an account that is locked out opens nothing', async () => {
  const cookie = cookieOf((await login(nusrat)).set);
  const { db } = server.deps;
  await db.updateTable('users').set({ disabled_at: new Date() }).execute();
  expect(await statusOf(nusrat, cookie)).toBe(401);
});

test('the cookie opens the socket of its own user, for pages of Quad', async () => {
  const address = await server.listen();
  const headers = cookieOf((await login(nusrat)).set);
  const protocols = ['quad.v1'];
  const socket = await openSocket(address, nusrat, { protocols, headers });
  expect(socket.of('ready')).toHaveLength(1);
  socket.raw.terminate();
  const status = async (user: TestUser, more: Headers) =>
    (await refusedUpgrade(address, user, { protocols, headers: { ...headers, ...more } })).status;
  expect(await status(tanvir, {})).toBe(403);
  expect(await status(nusrat, { origin: 'https://evil.example' })).toBe(403);
  expect(await status(nusrat, { authorization: 'Bearer wrong' })).toBe(401);
});

describe('every call of the server', () => {
  const accepting = [
    'listNotifications',
    'listUnreadNotifications',
    'markNotificationRead',
    'readUniversity',
  ];

  test('by cookie alone is answered like one by a visitor, except for four', async () => {
    const world = await createRightsWorld(server);
    const cookie = cookieOf((await login(world.owner)).set);
    const different: string[] = [];
    for (const name of Object.keys(rights) as CallName[]) {
      const right = rights[name];
      // These have their own statuses for visitors, and change the session itself.
      if (!right || calls[name].access === 'anonymous') continue;
      const { status } = await callWith(name, right.request?.(world) ?? {}, cookie);
      if (status !== 401) different.push(name);
    }
    expect(different.sort()).toEqual(accepting);
  });

  /** Makes a call without a token, with these headers. */
  const callWith = (name: CallName, input: CallInput, headers: Headers) => {
    const api: TestServer['api'] = (method, path, request) =>
      server.api(method, path, { ...request, headers });
    return callAs({ api }, null, calls[name], input);
  };

  test('accepts no cookie while the setting is off', async () => {
    const plain = await createTestServer();
    const user = await plain.person();
    const form = { username: user.username, password: TEST_PASSWORD };
    const { headers } = await plain.api('POST', '/auth/token', { form });
    expect(headers['set-cookie']).toBeUndefined();
    const cookie = cookieOf((await login(nusrat)).set);
    expect((await list(user, cookie, plain)).status).toBe(401);
    await plain.close();
  });

  test('that marks a notification as read does so for its own user only', async () => {
    const world: RightsWorld = await createRightsWorld(server);
    const cookie = cookieOf((await login(world.owner)).set);
    const request = rights.markNotificationRead?.request?.(world) ?? {};
    expect((await callWith('markNotificationRead', request, cookie)).status).toBe(200);
    const other = cookieOf((await login(nusrat)).set);
    expect((await callWith('markNotificationRead', request, other)).status).toBe(404);
  });
});
