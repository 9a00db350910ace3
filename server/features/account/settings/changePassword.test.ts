import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { lastCodeTo, mailsTo, TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

const newPassword = 'amber-harbour-8';
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

const change = (body: Record<string, unknown>, user = nusrat, on = server) =>
  callAs(on, user, calls.changePassword, { body: { new_password: newPassword, ...body } });
const askForCode = (user = nusrat) =>
  callAs(server, user, calls.requestAccountCode, { body: { purpose: 'set_password' } });
const logIn = (password: string, on = server, { username } = nusrat) =>
  callAs(on, null, calls.login, { body: { username, password } });
const statusOfMe = async (token: string) => (await callAs(server, { token }, calls.me)).status;

/** Makes the account one that only logs in with Google. */
const removePassword = ({ id }: TestUser) =>
  server.deps.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();

testRefusals(() => server, ['changePassword', 'requestAccountCode']);

test('the password is changed, this session stays, and the owner gets a notice', async () => {
  const { status, response } = await change({ current_password: TEST_PASSWORD });
  expect([status, response.detail]).toEqual([200, 'Your password was changed.']);
  expect(await statusOfMe(nusrat.token)).toBe(200);
  expect((await logIn(TEST_PASSWORD)).status).toBe(401);
  expect((await logIn(newPassword)).status).toBe(200);
  const [notice] = await mailsTo(server, nusrat.email);
  expect(notice?.subject).toBe('Your Quad password was changed');
  expect(notice?.text).toContain('every other device was logged out');
});

test('all other sessions end, and their sockets are notified and close with 4001', async () => {
  const other = { ...nusrat, token: (await logIn(TEST_PASSWORD)).response.access_token };
  const [here, there] = [await openSocket(address, nusrat), await openSocket(address, other)];
  await change({ current_password: TEST_PASSWORD });
  expect(await there.closed).toBe(4001);
  expect(await statusOfMe(other.token)).toBe(401);
  await here.quiet();
  here.raw.close();
  await here.closed;
});

test.each([
  ['a wrong password', { current_password: 'wrong-lantern-1' }],
  ['no password', {}],
  ['a code instead of the password', { otp: '123456' }],
])('%s is a 400 at the field, and changes nothing', async (_name, body) => {
  const { status, problem } = await change(body);
  expect(status).toBe(400);
  expect(problem.errors).toEqual({ current_password: 'This is not your current password.' });
  expect((await logIn(TEST_PASSWORD)).status).toBe(200);
});

test.each(['short-7', 'x'.repeat(129), 'password123'])(
  'the new password %s is a 400 at the field',
  async (new_password) => {
    const { status, problem } = await change({ current_password: TEST_PASSWORD, new_password });
    expect(status).toBe(400);
    expect(problem.errors).toHaveProperty('new_password');
  },
);

test('the own username is refused as a password', async () => {
  const body = { current_password: TEST_PASSWORD, new_password: nusrat.username.toUpperCase() };
  expect((await change(body)).problem.errors).toHaveProperty('new_password');
});

test('of many concurrent changes, one succeeds and its password is stored', async () => {
  const wanted = Array.from({ length: 10 }, (_, index) => `amber-harbour-${index}`);
  const responses = await Promise.all(
    wanted.map((new_password) => change({ current_password: TEST_PASSWORD, new_password })),
  );
  const winners = wanted.filter((_, index) => responses[index]?.status === 200);
  expect(winners).toHaveLength(1);
  expect((await logIn(winners[0] ?? '')).status).toBe(200);
});

test('a login with the old password that races a change leaves no session behind', async () => {
  for (let round = 0; round < 5; round += 1) {
    nusrat = await server.person();
    const body = { current_password: TEST_PASSWORD };
    const [login] = await Promise.all([logIn(TEST_PASSWORD), change(body)]);
    if (login.status !== 200) expect(login.status).toBe(401);
    else expect(await statusOfMe(login.response.access_token)).toBe(401);
  }
});

test('the sixth try within five minutes is a 429', async () => {
  const limited = await createTestServer({ config: { rateLimits: 'on' } });
  const user = await limited.person();
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await change({ current_password: 'wrong-lantern-1' }, user, limited)).status).toBe(400);
  }
  expect((await change({ current_password: TEST_PASSWORD }, user, limited)).status).toBe(429);
  await limited.close();
});

describe('an account without a password', () => {
  beforeEach(() => removePassword(nusrat));
  const hasPassword = async () => (await callAs(server, nusrat, calls.me)).response.has_password;

  test('sets one with the mailed code, which is valid once', async () => {
    expect(await hasPassword()).toBe(false);
    expect((await askForCode()).status).toBe(200);
    const otp = await lastCodeTo(server, nusrat.email);
    expect((await change({ otp })).status).toBe(200);
    expect((await logIn(newPassword)).status).toBe(200);
    expect(await hasPassword()).toBe(true);
    await removePassword(nusrat);
    expect((await change({ otp })).status).toBe(400);
  });

  test('a refused new password does not use the code up', async () => {
    await askForCode();
    const otp = await lastCodeTo(server, nusrat.email);
    expect((await change({ otp, new_password: 'password123' })).status).toBe(400);
    expect((await change({ otp })).status).toBe(200);
  });

  test('a hundred concurrent wrong codes count as five, and then the right one is refused', async () => {
    await askForCode();
    const otp = await lastCodeTo(server, nusrat.email);
    const wrong = otp === '000000' ? '000001' : '000000';
    const responses = await Promise.all(Array.from({ length: 100 }, () => change({ otp: wrong })));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(100);
    const { attempts } = await server.deps.db
      .selectFrom('one_time_codes')
      .select('attempts')
      .where('user_id', '=', nusrat.id)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
    expect((await change({ otp })).problem.detail).toBe('Invalid or expired code');
  });

  test('no password, and the code of a password reset, are refused', async () => {
    expect((await change({})).status).toBe(400);
    await callAs(server, null, calls.forgotPassword, { body: { email: nusrat.email } });
    expect((await change({ otp: await lastCodeTo(server, nusrat.email) })).status).toBe(400);
  });

  test('the sixth code within an hour is a 429', async () => {
    for (let asked = 0; asked < 5; asked += 1) expect((await askForCode()).status).toBe(200);
    expect((await askForCode()).status).toBe(429);
    expect(await mailsTo(server, nusrat.email)).toHaveLength(5);
  });
});

test('an account with a password gets no code: 409', async () => {
  const { status, problem } = await askForCode();
  expect([status, problem.detail]).toEqual([
    409,
    'Your account has a password. Please use it instead of a code.',
  ]);
});

test('an unknown purpose is a 400', async () => {
  const body = { purpose: 'reset_password' };
  expect((await callAs(server, nusrat, calls.requestAccountCode, { body })).status).toBe(400);
});
