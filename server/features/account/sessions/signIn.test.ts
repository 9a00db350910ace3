import { hash } from '@node-rs/argon2';
import type { Publish } from '#server/realtime/publish';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, TEST_PASSWORD } from '#server/testing/factories';

const HOUR = 3_600_000;
let server: TestServer;
const ended: [number, number | 'all'][] = [];
const publish: Publish = {
  toUser: async () => undefined,
  toWatchers: async () => undefined,
  notifyIfOnline: async () => undefined,
  endSessions: async (userId, sessionId) => {
    ended.push([userId, sessionId]);
  },
};

beforeAll(async () => {
  server = await createTestServer({ deps: { publish } });
});
afterAll(() => server.close());

interface LoginResponse {
  access_token: string;
  token_type: string;
  detail?: string;
}
const signIn = (username: string, password: string, more: Record<string, string> = {}) =>
  server.api<LoginResponse>('POST', '/auth/token', { form: { username, password, ...more } });
const me = (token: string) =>
  server.api<{ id: number; email?: string; detail?: string }>('GET', '/auth/users/me/', { token });

test('A wrong password and an unknown user get the same 401.', async () => {
  const { username, email } = await createVerifiedUser(server);
  const responses = await Promise.all([
    signIn(username, 'wrong-lantern-1'),
    signIn(email, 'wrong-lantern-1'),
    signIn('nobody-here', TEST_PASSWORD),
    signIn('nobody@campus.example', TEST_PASSWORD),
  ]);
  for (const { status, body } of responses) {
    expect(status).toBe(401);
    expect(body).toEqual({ detail: 'Invalid username or password' });
  }
});

test('An account without a password, and a disabled one, get the same 401.', async () => {
  const [outside, disabled] = [await createVerifiedUser(server), await createVerifiedUser(server)];
  const { db, clock } = server.deps;
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', outside.id).execute();
  await db
    .updateTable('users')
    .set({ disabled_at: clock.now() })
    .where('id', '=', disabled.id)
    .execute();
  expect((await signIn(outside.username, TEST_PASSWORD)).status).toBe(401);
  expect((await signIn(disabled.username, TEST_PASSWORD)).status).toBe(401);
});

test.each([{ username: 'ada' }, { password: 'secret' }, { username: '', password: 'secret' }])(
  'A login with a missing field is a 400: %j.',
  async (form) => {
    const { status } = await server.api('POST', '/auth/token', { form });
    expect(status).toBe(400);
  },
);

test('A username or an address in any case, with the password, gives a valid token.', async () => {
  const user = await createVerifiedUser(server, { username: 'Emmy.Noether' });
  for (const name of ['emmy.noether', 'EMMY.NOETHER', ` ${user.email.toUpperCase()}`]) {
    const { status, body } = await signIn(name, TEST_PASSWORD);
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
      token_type: 'bearer',
    });
    expect((await me(body.access_token)).body.id).toBe(user.id);
  }
});

test('An unverified account gets a token, and a 403 with its address at every use.', async () => {
  const user = await createVerifiedUser(server, { verified: false });
  const { status, body } = await signIn(user.username, TEST_PASSWORD);
  expect(status).toBe(200);
  const response = await me(body.access_token);
  expect(response.status).toBe(403);
  expect(response.body).toEqual({ detail: 'Please verify your email', email: user.email });
});

test('Without "remember", a session lasts two idle hours; with it, and by default, thirty days.', async () => {
  const user = await createVerifiedUser(server);
  const brief = (await signIn(user.username, TEST_PASSWORD, { remember: 'false' })).body;
  const kept = (await signIn(user.username, TEST_PASSWORD, { remember: 'true' })).body;
  const standard = (await signIn(user.username, TEST_PASSWORD)).body;
  server.clock.advance(2 * HOUR);
  expect((await me(brief.access_token)).status).toBe(401);
  expect((await me(kept.access_token)).status).toBe(200);
  expect((await me(standard.access_token)).status).toBe(200);
  server.clock.advance(30 * 24 * HOUR);
  expect((await me(kept.access_token)).status).toBe(401);
});

test('A hash made with less work is upgraded at login.', async () => {
  const user = await createVerifiedUser(server);
  const weak = await hash(TEST_PASSWORD, { memoryCost: 8192, timeCost: 1 });
  const { db } = server.deps;
  await db.updateTable('users').set({ password_hash: weak }).where('id', '=', user.id).execute();
  expect((await signIn(user.username, TEST_PASSWORD)).status).toBe(200);
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(row.password_hash).toMatch(/m=19456,t=2,p=1/);
  expect((await signIn(user.username, TEST_PASSWORD)).status).toBe(200);
});

test('Logging out without a session is a 401, and a 403 for an unverified account.', async () => {
  const user = await createVerifiedUser(server, { verified: false });
  expect((await server.api('DELETE', '/auth/token')).status).toBe(401);
  expect((await server.api('DELETE', '/auth/token', { token: user.token })).status).toBe(403);
});

test('Logging out ends this session and its sockets, and no other session.', async () => {
  const user = await createVerifiedUser(server);
  const { body } = await signIn(user.username, TEST_PASSWORD);
  const response = await server.api('DELETE', '/auth/token', { token: body.access_token });
  expect(response.status).toBe(204);
  expect(response.body).toBe('');
  expect((await me(body.access_token)).status).toBe(401);
  expect((await me(user.token)).status).toBe(200);
  const [endedFor, endedSession] = ended.at(-1) ?? [];
  expect(endedFor).toBe(user.id);
  expect(endedSession).toEqual(expect.any(Number));
});

test('A failing bus does not fail the logout.', async () => {
  const user = await createVerifiedUser(server);
  const fails = jest.spyOn(publish, 'endSessions').mockRejectedValue(new Error('bus is gone'));
  const response = await server.api('DELETE', '/auth/token', { token: user.token });
  expect(fails).toHaveBeenCalled();
  expect(response.status).toBe(204);
  expect((await me(user.token)).status).toBe(401);
});

test('Of two concurrent logouts of one session, one may fail only because the session is gone.', async () => {
  const { token } = await createVerifiedUser(server);
  const responses = await Promise.all(
    [1, 2].map(() => server.api('DELETE', '/auth/token', { token })),
  );
  for (const { status } of responses) expect([204, 401]).toContain(status);
  expect((await me(token)).status).toBe(401);
});

test('Google sign-in redirects to the login page while it is not configured.', async () => {
  for (const path of ['/auth/google/login', '/auth/google/callback?code=x&state=y']) {
    const response = await server.api('GET', path);
    expect(response.status).toBe(302);
    expect(response.headers.location).toBe(`${server.deps.config.publicUrl}/login?error=google`);
  }
});
