import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, lastCodeTo, mailsTo } from '#server/testing/factories';
import { isOfAddress } from './pendingAddress';

const HOUR = 3_600_000;
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface SignUpResponse {
  detail: string;
  username?: string;
  email?: string;
  errors?: Record<string, string>;
}
const password = 'quiet-lantern-7';
const signUp = (username: string, email: string, more: object = {}) =>
  server.api<SignUpResponse>('POST', '/auth/signup/', {
    json: { username, email, password, ...more },
  });
const accounts = (email: string) =>
  server.deps.db.selectFrom('users').selectAll().where(isOfAddress(email)).execute();

test.each<[string, object, string]>([
  ['a username too short', { username: 'ab' }, 'username'],
  ['a username too long', { username: 'a'.repeat(31) }, 'username'],
  ['a username with a blank', { username: 'ada lovelace' }, 'username'],
  ['a username in another script', { username: 'আদা-লাভলেস' }, 'username'],
  ['a username with an @', { username: 'ada@campus' }, 'username'],
  ['a username that is a route', { username: 'Universities' }, 'username'],
  ['an address without a host', { email: 'ada' }, 'email'],
  ['an address that hides another', { email: 'x,victim@campus.example' }, 'email'],
  ['an address in brackets', { email: '<ada@campus.example>' }, 'email'],
  ['an address with a hidden letter', { email: 'ada\u200b@campus.example' }, 'email'],
  ['a username that looks like a route', { username: 'Un1versit1es' }, 'username'],
  ['a username without a letter', { username: '.-_' }, 'username'],
  [
    'its own username as password',
    { username: 'ada.lovelace', password: 'Ada.Lovelace' },
    'password',
  ],
  ['a password of seven characters', { password: 'seven-7' }, 'password'],
  ['a password of seven characters of two units each', { password: '🎓'.repeat(7) }, 'password'],
  ['a password of 129 characters', { password: 'x'.repeat(129) }, 'password'],
  ['a common password', { password: 'Password123' }, 'password'],
  ['its own address as password', { password: 'ADA@campus.example' }, 'password'],
  ['a number as username', { username: 12345 }, 'username'],
  ['no password', { password: undefined }, 'password'],
])('Signing up with %s is a 400 that names the field.', async (_, wrong, field) => {
  const { status, body } = await signUp('ada.lovelace', 'ada@campus.example', wrong);
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty(field);
  expect(await accounts('ada@campus.example')).toEqual([]);
});

test('Signing up creates an unverified account and mails a code to it.', async () => {
  const { status, body } = await signUp('Grace.Hopper', ' Grace@Campus.Example ');
  expect(status).toBe(201);
  expect(body).toEqual({
    detail: 'Signup successful! Please check your email for verification.',
    username: 'Grace.Hopper',
    email: 'grace@campus.example',
  });
  const [account] = await accounts('grace@campus.example');
  expect(account).toMatchObject({ username: 'Grace.Hopper', email_verified_at: null });
  const code = await lastCodeTo(server, 'grace@campus.example');
  const [mail] = await mailsTo(server, 'grace@campus.example');
  expect(mail?.subject).toContain(code);
  expect(mail?.text).toContain(code);
  expect(mail?.html).toContain(code);
});

test('The maximum lengths of password and name count code points.', async () => {
  const { status } = await signUp('n'.repeat(30), 'long@campus.example', {
    password: '🎓'.repeat(128),
  });
  expect(status).toBe(201);
});

test('A username is taken in any case, even for its owner and for a known address.', async () => {
  const owner = await createVerifiedUser(server, { username: 'Alan.Turing' });
  const other = await createVerifiedUser(server);
  for (const email of ['new@campus.example', owner.email, other.email]) {
    const { status, body } = await signUp('ALAN.turing', email);
    expect(status).toBe(409);
    expect(body.errors).toHaveProperty('username');
  }
});

test('A known address gets the same response as an unknown one, and its owner is notified by mail.', async () => {
  const owner = await createVerifiedUser(server);
  const known = await signUp('someone-new', owner.email.toUpperCase());
  const unknown = await signUp('someone-else', 'unknown@campus.example');
  expect(known.status).toBe(unknown.status);
  expect({ ...known.body, username: '', email: '' }).toEqual({
    ...unknown.body,
    username: '',
    email: '',
  });
  expect(known.body).toMatchObject({ username: 'someone-new', email: owner.email });
  const proved = (await accounts(owner.email)).filter((account) => account.email_verified_at);
  expect(proved.map(({ username }) => username)).toEqual([owner.username]);
  const mails = await mailsTo(server, owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['You already have a Quad account']);
  expect(mails[0]).not.toHaveProperty('code');
});

test('The same signup again gets a new code; one with another name waits in parallel.', async () => {
  await signUp('first-name', 'twice@campus.example');
  const same = await signUp('First-Name', 'twice@campus.example');
  expect(await accounts('twice@campus.example')).toHaveLength(1);
  const other = await signUp('other-name', 'twice@campus.example', { password: 'another-lamp-9' });
  expect([same.status, other.status]).toEqual([201, 201]);
  expect(await accounts('twice@campus.example')).toHaveLength(2);
  expect(await mailsTo(server, 'twice@campus.example')).toHaveLength(3);
  const code = await lastCodeTo(server, 'twice@campus.example');
  const verified = await server.api('POST', '/auth/verify-otp/', {
    json: { email: 'twice@campus.example', otp: code },
  });
  expect(verified.status).toBe(200);
});

test('The username of an account that was never verified is free again after 24 hours.', async () => {
  await signUp('sleeper', 'sleeper@campus.example');
  server.clock.advance(24 * HOUR - 60_000);
  expect((await signUp('Sleeper', 'waker@campus.example')).status).toBe(409);
  server.clock.advance(60_000);
  expect((await signUp('Sleeper', 'waker@campus.example')).status).toBe(201);
  expect(await accounts('sleeper@campus.example')).toEqual([]);
});

test('The username of a verified account is never free again.', async () => {
  await createVerifiedUser(server, { username: 'settled' });
  server.clock.advance(400 * 24 * HOUR);
  expect((await signUp('settled', 'late@campus.example')).status).toBe(409);
});

test('Of many who sign up with one username at once, one gets it.', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => signUp('wanted', `wanted-${index}@campus.example`)),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
  const rows = await server.deps.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'wanted')
    .execute();
  expect(rows).toHaveLength(1);
});

test('Many who sign up with one address at once wait in parallel, and get the same response.', async () => {
  const responses = await Promise.all(
    Array.from({ length: 5 }, (_, index) => signUp(`racer-${index}`, 'race@campus.example')),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(await accounts('race@campus.example')).toHaveLength(5);
});

test('A host in its own script and in ASCII are one address, and the mail goes to the latter.', async () => {
  const first = await signUp('idn-one', 'ada@bücher.example');
  const second = await signUp('idn-two', 'ADA@xn--bcher-kva.example');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect([first.body.email, second.body.email]).toEqual(Array(2).fill('ada@xn--bcher-kva.example'));
  expect(await accounts('ada@xn--bcher-kva.example')).toHaveLength(2);
  expect(await mailsTo(server, 'ada@xn--bcher-kva.example')).toHaveLength(2);
});

test('Each mail names its signup, and the second says that there is another.', async () => {
  const email = 'squatted@campus.example';
  await signUp('squatter', email, { password: 'squatters-lamp-1' });
  await mailsTo(server, email);
  await signUp('rightful', email, { password: 'owners-lamp-22' });
  const [first, second] = await mailsTo(server, email);
  const named = [
    { mail: first, username: 'squatter' },
    { mail: second, username: 'rightful' },
  ];
  for (const { mail, username } of named) {
    expect(mail?.text).toContain(`Hello ${username},`);
    expect(mail?.text).toContain(`Didn’t sign up as ${username}? Don’t enter the code`);
    expect(mail?.text).toContain('/forgot-password');
  }
  expect(first?.text).not.toContain('Someone else also signed up');
  expect(second?.text).toContain('Someone else also signed up');
});

test('A password reset of a squatted account locks the squatter out.', async () => {
  const email = 'reclaimed@campus.example';
  const squatters = { username: 'squatter-2', password: 'squatters-lamp-1' };
  const signIn = (form: Record<string, string>) =>
    server.api<{ access_token: string }>('POST', '/auth/token', { form });
  await signUp(squatters.username, email, squatters);
  const { body } = await signIn(squatters);
  await server.api('POST', '/auth/forgot-password', { json: { email } });
  const otp = await lastCodeTo(server, email);
  const new_password = 'owners-lamp-22';
  await server.api('POST', '/auth/reset-password', { json: { email, otp, new_password } });
  expect((await server.api('GET', '/auth/users/me', { token: body.access_token })).status).toBe(
    401,
  );
  expect((await signIn(squatters)).status).toBe(401);
  expect((await signIn({ username: email, password: new_password })).status).toBe(200);
});

test('with SIGNUP_DOMAINS, only addresses there and at subdomains sign up; others are a 400 at the field', async () => {
  const signupDomains = ['du.ac.bd', 'buet.ac.bd'];
  const closed = await createTestServer({ config: { signupDomains } });
  const ask = (email: string, username: string) =>
    closed.api<{ detail: string; errors?: object }>('POST', '/auth/signup', {
      json: { username, email, password: 'quiet-lantern-42' },
    });
  expect((await ask('asha@DU.ac.bd', 'asha')).status).toBe(201);
  expect((await ask('bela@cse.buet.ac.bd', 'bela')).status).toBe(201);
  for (const host of ['gmail.com', 'du.ac.bd.wobble.com', 'xdu.ac.bd', 'ac.bd']) {
    const { status, body } = await ask(`eve@${host}`, 'eve');
    const text = 'Please sign up with an email address at du.ac.bd or buet.ac.bd.';
    expect([host, status, body.errors]).toEqual([host, 400, { email: text }]);
  }
  await closed.close();
});
