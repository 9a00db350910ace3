import pino from 'pino';
import { createAuthenticate } from '#server/features/account/sessions/authenticate';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import {
  createVerifiedUser,
  lastCodeTo,
  TEST_PASSWORD,
  type TestUser,
} from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { waitUntil } from '#server/testing/waitUntil';
import type { Connections } from './connections';
import { startSessionWatch } from './sessionWatch';

let first: TestServer;
/** Simulates another process: the same database, and no other connection to the first one. */
let second: TestServer;
let there: string;
let nusrat: TestUser;

beforeAll(async () => {
  first = await createTestServer();
  const { db, clock } = first.deps;
  second = await createTestServer({
    deps: { db, clock, authenticate: createAuthenticate({ db, clock }) },
  });
  there = await second.listen();
});
beforeEach(async () => {
  nusrat = await createVerifiedUser(first);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

async function elsewhere(user: TestUser): Promise<TestUser> {
  const form = { username: user.username, password: TEST_PASSWORD };
  const { body } = await first.api<{ access_token: string }>('POST', '/auth/token', { form });
  return { ...user, token: body.access_token };
}

const me = (server: TestServer, { token }: TestUser) =>
  server.api('GET', '/auth/users/me', { token });

test('A logout on one server ends the session on another at once, and its sockets there soon, without a bus between them.', async () => {
  const kept = await openSocket(there, await elsewhere(nusrat));
  const mine = await openSocket(there, nusrat);
  // Wait past the check that each socket gets when it opens.
  await mine.quiet();
  expect((await me(second, nusrat)).status).toBe(200);
  await first.api('DELETE', '/auth/token', { token: nusrat.token });
  expect((await me(second, nusrat)).status).toBe(401);
  expect(await mine.closed).toBe(4001);
  await kept.quiet();
  kept.raw.close();
});

test('A password reset on one server closes every socket of the person on another.', async () => {
  const tanvir = await openSocket(there, await createVerifiedUser(first));
  const sockets = [
    await openSocket(there, nusrat),
    await openSocket(there, await elsewhere(nusrat)),
  ];
  const { email } = nusrat;
  await first.api('POST', '/auth/forgot-password', { json: { email } });
  const otp = await lastCodeTo(first, email);
  const json = { email, otp, new_password: 'another-lantern-43' };
  expect((await first.api('POST', '/auth/reset-password', { json })).status).toBe(200);
  for (const { closed } of sockets) expect(await closed).toBe(4001);
  await tanvir.quiet();
  tanvir.raw.close();
});

test('An expired session, and a disabled account, close their sockets.', async () => {
  const { db, clock } = first.deps;
  const disabled = await createVerifiedUser(first);
  const sockets = [await openSocket(there, nusrat), await openSocket(there, disabled)];
  const passed = new Date(clock.now().getTime() - 1);
  await db
    .updateTable('sessions')
    .set({ expires_at: passed })
    .where('user_id', '=', nusrat.id)
    .execute();
  await db
    .updateTable('users')
    .set({ disabled_at: passed })
    .where('id', '=', disabled.id)
    .execute();
  for (const { closed } of sockets) expect(await closed).toBe(4001);
});

test("An open socket counts as use: it extends its session's idle expiry, but not beyond twelve hours.", async () => {
  const brief = await createVerifiedUser(first, { remember: false });
  const socket = await openSocket(there, brief);
  const row = () =>
    first.deps.db
      .selectFrom('sessions')
      .select(['idle_expires_at', 'expires_at'])
      .where('user_id', '=', brief.id)
      .executeTakeFirstOrThrow();
  const before = await row();
  await first.deps.db
    .updateTable('sessions')
    .set({ last_used_at: new Date(first.deps.clock.now().getTime() - 61_000) })
    .where('user_id', '=', brief.id)
    .execute();
  await waitUntil(async () => {
    const { idle_expires_at } = await row();
    expect(idle_expires_at.getTime()).toBeGreaterThan(before.idle_expires_at.getTime());
  });
  expect((await row()).expires_at).toEqual(before.expires_at);
  await socket.quiet();
  socket.raw.close();
});

test('Without a notice, the sessions of open sockets are looked up once a second.', async () => {
  jest.useFakeTimers();
  try {
    const extendSessions = jest.fn(() => Promise.resolve(new Set([7])));
    const open = { socket: { close: jest.fn() }, caller: { sessionId: 7 } };
    const connections = { all: () => [open] } as unknown as Connections;
    const stop = startSessionWatch({ connections, extendSessions, log: pino({ level: 'silent' }) });
    jest.advanceTimersByTime(999);
    expect(extendSessions).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(extendSessions.mock.calls).toEqual([[[7]]]);
    await stop();
    jest.advanceTimersByTime(60_000);
    expect(extendSessions).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});
