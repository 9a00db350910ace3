import type { Publish } from '#server/realtime/publish';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, lastCodeTo, mailsTo, TEST_PASSWORD } from '#server/testing/factories';

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

const newPassword = 'amber-harbour-8';
interface Detail {
  detail: string;
  errors?: Record<string, string>;
}
const forgot = (email: string) =>
  server.api<Detail>('POST', '/auth/forgot-password/', { json: { email } });
const reset = (email: string, otp: string, new_password = newPassword) =>
  server.api<Detail>('POST', '/auth/reset-password/', { json: { email, otp, new_password } });
const signIn = (username: string, password: string) =>
  server.api<{ access_token: string }>('POST', '/auth/token', { form: { username, password } });
const me = (token: string) => server.api('GET', '/auth/users/me', { token });
async function userWithCode(verified = true) {
  const user = await createVerifiedUser(server, { verified });
  await forgot(user.email);
  return { ...user, code: await lastCodeTo(server, user.email) };
}

test('A code request gets the same response for known and unknown addresses.', async () => {
  const user = await createVerifiedUser(server);
  const known = await forgot(user.email);
  const unknown = await forgot('nobody@campus.example');
  expect(known).toMatchObject({
    status: 200,
    body: { detail: 'Password reset OTP sent to your email!' },
  });
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  expect(await mailsTo(server, user.email)).toHaveLength(1);
  expect(await mailsTo(server, 'nobody@campus.example')).toHaveLength(0);
});

test('A wrong code and an unknown address get the same 400, and the password stays.', async () => {
  const { email, code } = await userWithCode();
  const known = await reset(email, code === '000000' ? '000001' : '000000');
  const unknown = await reset('nobody@campus.example', '123456');
  expect(known).toMatchObject({ status: 400, body: { detail: 'Invalid or expired code' } });
  expect(unknown.body).toEqual(known.body);
  expect((await signIn(email, TEST_PASSWORD)).status).toBe(200);
});

test('A code for verification does not reset a password.', async () => {
  const user = await createVerifiedUser(server, { verified: false });
  await server.api('POST', '/auth/resend-otp', { json: { email: user.email } });
  expect((await reset(user.email, await lastCodeTo(server, user.email))).status).toBe(400);
});

test.each(['short-7', 'x'.repeat(129), 'password123'])(
  'The new password %s is refused before the code is used up or a try is counted.',
  async (refused) => {
    const { email, code } = await userWithCode();
    for (let tries = 0; tries < 6; tries += 1) {
      const { status, body } = await reset(email, code, refused);
      expect(status).toBe(400);
      expect(body.errors).toHaveProperty('new_password');
    }
    expect((await reset(email, code)).status).toBe(200);
  },
);

test('The code sets the new password, ends every session and socket, and does not sign in.', async () => {
  const { id, email, token, code } = await userWithCode();
  const second = (await signIn(email, TEST_PASSWORD)).body.access_token;
  const { status, body } = await reset(email, code);
  expect(status).toBe(200);
  expect(body).toEqual({ detail: 'Password reset successfully! Redirecting to login...' });
  expect((await me(token)).status).toBe(401);
  expect((await me(second)).status).toBe(401);
  expect(ended).toContainEqual([id, 'all']);
  expect((await signIn(email, TEST_PASSWORD)).status).toBe(401);
  expect((await signIn(email, newPassword)).status).toBe(200);
  expect((await reset(email, code)).status).toBe(400);
});

test('A reset revokes the calendar address, and the notice says so.', async () => {
  const { email, token, code } = await userWithCode();
  const { body } = await server.api<{ feed_url: string }>('POST', '/calendar/feed', { token });
  const { pathname } = new URL(body.feed_url);
  const statusOfFeed = async () => (await server.app.inject(pathname)).statusCode;
  expect(await statusOfFeed()).toBe(200);
  await reset(email, code);
  expect(await statusOfFeed()).toBe(404);
  const notice = (await mailsTo(server, email)).at(-1);
  expect(notice?.text).toContain('If you had a private calendar link, it no longer works.');
});

test('The owner gets a notice of the changed password, without a code in it.', async () => {
  const { email, code } = await userWithCode();
  await reset(email, code);
  const notice = (await mailsTo(server, email)).at(-1);
  expect(notice?.subject).toBe('Your Quad password was changed');
  expect(notice).not.toHaveProperty('code');
  expect(notice?.text).not.toContain(code);
});

test('A reset verifies the address of an unverified account.', async () => {
  const { email, code } = await userWithCode(false);
  expect((await reset(email, code)).status).toBe(200);
  const { body } = await signIn(email, newPassword);
  expect((await me(body.access_token)).status).toBe(200);
});

test('Of many concurrent resets with one code, one succeeds and its password is stored.', async () => {
  const { email, code } = await userWithCode();
  const passwords = Array.from({ length: 20 }, (_, index) => `amber-harbour-${index}`);
  const responses = await Promise.all(passwords.map((password) => reset(email, code, password)));
  const winners = passwords.filter((_, index) => responses[index]?.status === 200);
  expect(winners).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
  expect((await signIn(email, winners[0] ?? '')).status).toBe(200);
});

test('A login with the old password that races a reset leaves no session behind.', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { email, code } = await userWithCode();
    const [login] = await Promise.all([signIn(email, TEST_PASSWORD), reset(email, code)]);
    if (login.status === 200) expect((await me(login.body.access_token)).status).toBe(401);
    else expect(login.status).toBe(401);
  }
});

test('The own username is refused as a password, and does not use the code up.', async () => {
  const { username, email, code } = await userWithCode();
  const refused = await reset(email, code, username.toUpperCase());
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toHaveProperty('new_password');
  expect((await reset(email, code)).status).toBe(200);
});

test('A hundred concurrent wrong codes use up five tries, and then the right one is refused.', async () => {
  const { id, email, code } = await userWithCode();
  const wrong = code === '000000' ? '000001' : '000000';
  const responses = await Promise.all(Array.from({ length: 100 }, () => reset(email, wrong)));
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(100);
  const { attempts } = await server.deps.db
    .selectFrom('one_time_codes')
    .select('attempts')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(5);
  expect((await reset(email, code)).status).toBe(400);
  expect((await signIn(email, TEST_PASSWORD)).status).toBe(200);
});

test('Of a hundred concurrent right codes, one sets the password.', async () => {
  const { email, code } = await userWithCode();
  const responses = await Promise.all(Array.from({ length: 100 }, () => reset(email, code)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(99);
  const notices = (await mailsTo(server, email)).filter(({ subject }) =>
    subject.includes('changed'),
  );
  expect(notices).toHaveLength(1);
});

test('New codes allow no more than ten guesses in an hour, and no more than five mails.', async () => {
  const { email, code: first } = await userWithCode();
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  for (let tries = 0; tries < 5; tries += 1) await reset(email, wrong(first));
  await forgot(email);
  const second = await lastCodeTo(server, email);
  for (let tries = 0; tries < 5; tries += 1) await reset(email, wrong(second));
  await forgot(email);
  const third = await lastCodeTo(server, email);
  expect((await reset(email, third)).status).toBe(400);
  for (let asked = 0; asked < 5; asked += 1) await forgot(email);
  expect(await mailsTo(server, email)).toHaveLength(5);
  server.clock.advance(71 * 60_000);
  await forgot(email);
  expect((await reset(email, await lastCodeTo(server, email))).status).toBe(200);
});
