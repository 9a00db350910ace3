import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, lastCodeTo } from '#server/testing/factories';

const email = 'audited@campus.example';
const passwords = ['quiet-lantern-7', 'amber-harbour-8'] as const;
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ config: { rateLimits: 'on' } });
});
afterAll(() => server.close());

const post = (path: string, json: object) => server.api('POST', path, { json });
const login = (password: string) =>
  server.api<{ access_token: string }>('POST', '/auth/token', {
    form: { username: 'audited', password },
  });
const audited = () =>
  server.deps.db
    .selectFrom('audit_events')
    .select(['event', 'user_id', 'ip', 'details'])
    .orderBy('id')
    .execute();

test('Every event that affects an account’s security is in the audit, with person and address and without secrets.', async () => {
  await post('/auth/signup', { username: 'audited', email, password: passwords[0] });
  const first = await lastCodeTo(server, email);
  await post('/auth/verify-otp', { email, otp: 'wrong' });
  await post('/auth/verify-otp', { email, otp: first });
  await login('wrong-lantern');
  const { body } = await login(passwords[0]);
  const stranger = await createVerifiedUser(server);
  const token = body.access_token;
  await server.api('GET', `/notifications/?user_id=${stranger.id}`, { token });
  await server.api('DELETE', '/auth/token', { token });
  await post('/auth/forgot-password', { email });
  await post('/auth/forgot-password', { email });
  await post('/auth/forgot-password', { email });
  const second = await lastCodeTo(server, email);
  await post('/auth/reset-password', { email, otp: second, new_password: passwords[1] });
  for (let tries = 0; tries < 5; tries += 1) await login('wrong-lantern');

  const { id } = await server.deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const mine = (event: string, details = {}) => ({
    ...{ event, details },
    ...{ user_id: id, ip: '127.0.0.1' },
  });
  const nobodys = (event: string, details: object) => ({ ...mine(event, details), user_id: null });
  const rows = await audited();
  expect(rows).toEqual([
    mine('signup'),
    nobodys('code_failed', { purpose: 'verify_email' }),
    mine('verify'),
    mine('login_failed'),
    mine('login'),
    mine('denied', { route: 'GET /api/notifications' }),
    mine('logout'),
    // The second call of its minute; the third is not recorded again.
    nobodys('limit_hit', { route: 'POST /api/auth/forgot-password', rule: 'mail-reset_password' }),
    mine('reset'),
    mine('login_failed'),
    mine('login_failed'),
    mine('login_failed'),
    nobodys('limit_hit', { route: 'POST /api/auth/token', rule: 'login' }),
  ]);
  const kept = JSON.stringify(rows);
  for (const secret of [email, 'audited', ...passwords, token, first, second]) {
    expect(kept).not.toContain(secret);
  }
});
