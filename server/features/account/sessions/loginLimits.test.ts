import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, TEST_PASSWORD, type TestUser } from '#server/testing/factories';

const WRONG = 'wrong-lantern-1';
const HOME = '192.0.2.7';
let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await createTestServer({ config: { rateLimits: 'on', trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createVerifiedUser(server);
});

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const login = (username: string, ip: string, password = WRONG) =>
  server.api<{ detail: string }>('POST', '/auth/token', {
    form: { username, password },
    ...from(ip),
  });
async function statuses(count: number, call: (index: number) => Promise<{ status: number }>) {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await call(index)).status);
  return seen;
}

test('The sixth login within five minutes is a 429 with advice and a retry time.', async () => {
  const seen = await statuses(5, () => login(owner.username, '192.0.2.1'));
  expect(seen).toEqual(Array(5).fill(401));
  const refused = await login(owner.username, '192.0.2.1', TEST_PASSWORD);
  expect(refused.status).toBe(429);
  expect(refused.body.detail).toMatch(/^Too many requests\. Please try again in \d+ minutes?\.$/);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(120);
  expect(wait).toBeLessThanOrEqual(300);
});

test('Name and address of an account, in any case and with blanks, count as one account.', async () => {
  const { username, email } = owner;
  const names = [username, email, username.toUpperCase(), ` ${email.toUpperCase()} `, email];
  expect(await statuses(5, (index) => login(names[index] ?? '', '192.0.2.2'))).toEqual(
    Array(5).fill(401),
  );
  expect((await login(username, '192.0.2.2')).status).toBe(429);
  expect((await login(email, '192.0.2.2')).status).toBe(429);
});

test('Guessing locks out the guesser, but not the owner elsewhere, nor other accounts here.', async () => {
  await statuses(6, () => login(owner.username, '192.0.2.3'));
  expect((await login(owner.username, '192.0.2.3', TEST_PASSWORD)).status).toBe(429);
  expect((await login(owner.username, HOME, TEST_PASSWORD)).status).toBe(200);
  const neighbour = await createVerifiedUser(server);
  expect((await login(neighbour.username, '192.0.2.3', TEST_PASSWORD)).status).toBe(200);
});

test.each([
  ['ports', (index: number) => `192.0.2.8:${40_001 + index}`],
  ['ports behind brackets', (index: number) => `[2001:db8:8::1]:${443 + index}`],
  ['addresses of one household in brackets', (index: number) => `[2001:db8:9::${index + 1}]`],
  ['texts that are no address', (index: number) => `nowhere-${index}`],
])('An address is limited whatever its %s.', async (_what, ip) => {
  const seen = await statuses(6, (index) => login(owner.username, ip(index)));
  expect(seen).toEqual([401, 401, 401, 401, 401, 429]);
});

test('An unknown name is limited like a known one.', async () => {
  const seen = await statuses(6, (index) => login(index % 2 ? 'NoSuchBody' : 'nosuchbody', HOME));
  expect(seen).toEqual([401, 401, 401, 401, 401, 429]);
});

test('A household has one /64 to guess from, whichever of its addresses it uses.', async () => {
  const seen = await statuses(6, (index) =>
    login(owner.username, `2001:db8:1:2:${index}::${index + 1}`),
  );
  expect(seen).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await login(owner.username, '2001:db8:1:3::1')).status).toBe(401);
});

test('The twenty-sixth login from one address within five minutes is a 429, for any accounts.', async () => {
  const ip = '192.0.2.25';
  const seen = await statuses(25, (index) => login(`stuffed-${index}`, ip));
  expect(seen).toEqual(Array(25).fill(401));
  const refused = await login(owner.username, ip, TEST_PASSWORD);
  expect(refused.status).toBe(429);
  expect(refused.body.detail).toMatch(/^Too many requests\. Please try again in \d+ minutes?\.$/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await login(owner.username, '192.0.2.26', TEST_PASSWORD)).status).toBe(200);
});

test('One address, or /64, can create five accounts in half an hour; the sixth is a 429 with the wait.', async () => {
  const signUp = (index: number, ip: string) =>
    server.api<{ detail: string }>('POST', '/auth/signup', {
      json: {
        username: `limited-${index}`,
        email: `limited-${index}@campus.example`,
        password: 'quiet-lantern-7',
      },
      ...from(ip),
    });
  expect(await statuses(5, (index) => signUp(index, `2001:db8:9:9::${index}`))).toEqual(
    Array(5).fill(201),
  );
  const refused = await signUp(6, '2001:db8:9:9:ffff::1');
  expect(refused.status).toBe(429);
  expect(refused.body.detail).toMatch(
    /^Too many requests\. Please try again in (29|30) minutes\.$/,
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1_700);
  expect((await signUp(7, '2001:db8:9:a::1')).status).toBe(201);
});
