import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, lastCodeTo, mailsTo } from '#server/testing/factories';

const MINUTE = 60_000;
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface Detail {
  detail: string;
}
const verify = (email: string, otp: unknown) =>
  server.api<Detail>('POST', '/auth/verify-otp/', { json: { email, otp } });
const resend = (email: string, on: TestServer = server) =>
  on.api<Detail>('POST', '/auth/resend-otp/', { json: { email, otp: '' } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const isVerified = async (email: string) => {
  const row = await server.deps.db
    .selectFrom('users')
    .select('email_verified_at')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.email_verified_at !== null;
};
async function unverifiedWithCode() {
  const user = await createVerifiedUser(server, { verified: false });
  await resend(user.email);
  return { ...user, code: await lastCodeTo(server, user.email) };
}

const inBangla = (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCodePoint(0x9_e6 + Number(digit)));

test.each<[string, (code: string) => string]>([
  ['in Bangla digits', inBangla],
  ['with a hyphen', (code) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ['in its mail', (code) => `Your code is ${code}. It expires in 10 minutes.`],
  ['after an invisible character', (code) => `\u200B${code}`],
])('A code %s verifies an address, and resets a password.', async (_how, written) => {
  const { email, code } = await unverifiedWithCode();
  expect((await verify(email, written(code))).status).toBe(200);
  await server.api('POST', '/auth/forgot-password/', { json: { email } });
  const otp = written(await lastCodeTo(server, email));
  const json = { email, otp, new_password: 'correct horse battery' };
  expect((await server.api('POST', '/auth/reset-password/', { json })).status).toBe(200);
});

test.each([{ email: 'ada' }, { email: 'ada@campus.example' }, { email: 'a@b.c', otp: 123456 }])(
  'A verification with a missing field or a wrong type is a 400 with its field: %j.',
  async (json) => {
    const { status, body } = await server.api('POST', '/auth/verify-otp', { json });
    expect(status).toBe(400);
    expect(body).toHaveProperty('errors');
  },
);

test('A wrong code and an unknown address get the same 400.', async () => {
  const { email, code } = await unverifiedWithCode();
  const known = await verify(email, wrong(code));
  const unknown = await verify('nobody@campus.example', '123456');
  expect(known).toMatchObject({ status: 400, body: { detail: 'Invalid or expired code' } });
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  expect(await isVerified(email)).toBe(false);
});

test('The mailed code verifies the address once, and the account can be used.', async () => {
  const { email, code, token } = await unverifiedWithCode();
  const response = await verify(` ${email.toUpperCase()}`, ` ${code} `);
  expect(response).toMatchObject({ status: 200, body: { detail: 'Email verified successfully!' } });
  expect((await verify(email, code)).status).toBe(400);
  expect((await server.api('GET', '/auth/users/me', { token })).status).toBe(200);
});

test('A code is invalid after ten minutes.', async () => {
  const { email, code } = await unverifiedWithCode();
  server.clock.advance(10 * MINUTE);
  expect((await verify(email, code)).status).toBe(400);
});

test('A reset code does not verify an address through this call.', async () => {
  const user = await createVerifiedUser(server, { verified: false });
  await server.api('POST', '/auth/forgot-password', { json: { email: user.email } });
  const code = await lastCodeTo(server, user.email);
  expect((await verify(user.email, code)).status).toBe(400);
});

test('A hundred concurrent wrong codes use up five tries, and then the right one is refused.', async () => {
  const { id, email, code } = await unverifiedWithCode();
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => verify(email, wrong(code))),
  );
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(100);
  const row = await server.deps.db
    .selectFrom('one_time_codes')
    .select('attempts')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.attempts).toBe(5);
  expect((await verify(email, code)).status).toBe(400);
  expect(await isVerified(email)).toBe(false);
});

test('Of a hundred concurrent right codes, one succeeds.', async () => {
  const { email, code } = await unverifiedWithCode();
  const responses = await Promise.all(Array.from({ length: 100 }, () => verify(email, code)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(99);
  expect(await isVerified(email)).toBe(true);
});

test('A resend gets the same response for unknown, verified and unverified addresses; only the last get a mail.', async () => {
  const verified = await createVerifiedUser(server);
  const unverified = await createVerifiedUser(server, { verified: false });
  const responses = [
    await resend('nobody@campus.example'),
    await resend(verified.email),
    await resend(unverified.email),
  ];
  for (const { status, body } of responses) {
    expect(status).toBe(200);
    expect(body).toEqual({ detail: 'New OTP sent to your email' });
  }
  expect(await mailsTo(server, 'nobody@campus.example')).toHaveLength(0);
  expect(await mailsTo(server, verified.email)).toHaveLength(0);
  expect(await mailsTo(server, unverified.email)).toHaveLength(1);
});

test('A new code voids the previous one.', async () => {
  const { email, code } = await unverifiedWithCode();
  await resend(email);
  const fresh = await lastCodeTo(server, email);
  if (fresh !== code) expect((await verify(email, code)).status).toBe(400);
  expect((await verify(email, fresh)).status).toBe(200);
});

test('At most five codes are mailed to an address in an hour, and each resend is a 200.', async () => {
  const user = await createVerifiedUser(server, { verified: false });
  for (let sent = 0; sent < 7; sent += 1) expect((await resend(user.email)).status).toBe(200);
  expect(await mailsTo(server, user.email)).toHaveLength(5);
  server.clock.advance(61 * MINUTE);
  await resend(user.email);
  expect(await mailsTo(server, user.email)).toHaveLength(6);
});

test('A second resend within the minute is a 429, for known and unknown addresses alike.', async () => {
  const limited = await createTestServer({ config: { rateLimits: 'on' } });
  try {
    const user = await createVerifiedUser(limited, { verified: false });
    for (const email of [user.email, 'nobody@campus.example']) {
      expect((await resend(email, limited)).status).toBe(200);
      const refused = await resend(email.toUpperCase(), limited);
      expect(refused.status).toBe(429);
      expect(refused.body.detail).toBe('Too many requests. Please wait a minute and try again.');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const forgot = await limited.api('POST', '/auth/forgot-password', { json: { email } });
      expect(forgot.status).toBe(200);
    }
  } finally {
    await limited.close();
  }
});

test('The mail of the signup itself counts as the one of its minute.', async () => {
  const limited = await createTestServer({ config: { rateLimits: 'on' } });
  try {
    const email = 'minute@campus.example';
    const signup = await limited.api('POST', '/auth/signup', {
      json: { username: 'minute', email, password: 'quiet-lantern-7' },
    });
    expect(signup.status).toBe(201);
    expect((await resend(email, limited)).status).toBe(429);
  } finally {
    await limited.close();
  }
});
