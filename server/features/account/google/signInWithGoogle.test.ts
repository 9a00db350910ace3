import { createGoogleServer, type GoogleServer } from '#server/testing/services/googleServer';
import { lastCodeTo, TEST_PASSWORD } from '#server/testing/factories';
import { openSocket, refusedUpgrade } from '#server/testing/openSocket';

let server: GoogleServer;
let address: string;
beforeAll(async () => {
  server = await createGoogleServer();
  address = await server.listen();
});
afterAll(() => server.close());

interface Me {
  id: number;
  username: string;
  email: string;
  profile_completed: boolean;
}
const me = async (token: string | null) =>
  (await server.api<Me>('GET', '/auth/users/me', { token: token ?? '' })).body;
const logIn = async (username: string, password: string) =>
  (await server.api('POST', '/auth/token', { form: { username, password } })).status;
const row = (email: string) =>
  server.deps.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
const eventsOf = async (userId: number) => {
  const events = await server.deps.db
    .selectFrom('audit_events')
    .select('event')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return events.map(({ event }) => event);
};
const identitiesOf = (userId: number) =>
  server.deps.db
    .selectFrom('external_identities')
    .select(['issuer', 'subject'])
    .where('user_id', '=', userId)
    .execute();

describe('a new person', () => {
  it('gets an account without a password, its address verified and its profile to complete', async () => {
    const visitor = server.visitor({ subject: 'rosalind', email: 'Rosalind.F+lab@Campus.Example' });
    const mine = await me((await visitor.signIn()).token);
    const email = 'rosalind.f+lab@campus.example';
    expect(mine).toMatchObject({ username: 'rosalind.f', email, profile_completed: false });
    const account = await row(email);
    expect(account.password_hash).toBeNull();
    expect(account.email_verified_at).not.toBeNull();
    expect(await identitiesOf(account.id)).toEqual([
      { issuer: server.provider.issuer, subject: 'rosalind' },
    ]);
    expect(await eventsOf(account.id)).toEqual(['google_signup']);
  });

  it('comes back to the same account', async () => {
    const visitor = server.visitor();
    const first = await me((await visitor.signIn()).token);
    const second = await me((await visitor.signIn()).token);
    expect(second.id).toBe(first.id);
    expect(await eventsOf(first.id)).toEqual(['google_signup', 'google_login']);
  });

  it('signs in ten times at once as one person', async () => {
    const first = server.visitor();
    const others = Array.from({ length: 9 }, () => server.visitor(first.account));
    const responses = await Promise.all([first, ...others].map((each) => each.signIn()));
    const ids = await Promise.all(responses.map(async ({ token }) => (await me(token)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await identitiesOf(ids[0] ?? 0)).toHaveLength(1);
  });

  it('gets a unique username, however many of that name sign in at once', async () => {
    const hosts = Array.from({ length: 8 }, (_, index) => `uni${index}.example`);
    const callbacks = [];
    for (const host of hosts) {
      const visitor = server.visitor({ email: `grace@${host}` });
      const { location } = await visitor.start();
      callbacks.push({ visitor, url: await visitor.passProvider(location) });
    }
    const responses = await Promise.all(callbacks.map(({ visitor, url }) => visitor.comeBack(url)));
    const names = await Promise.all(responses.map(async ({ token }) => (await me(token)).username));
    expect(new Set(names).size).toBe(8);
    expect(names).toContain('grace');
    for (const name of names) expect(name).toMatch(/^grace\d*$/);
  });

  it('cannot log in with a password until they set one by mail', async () => {
    const visitor = server.visitor();
    const { username } = await me((await visitor.signIn()).token);
    const { email } = visitor.account;
    expect(await logIn(username, TEST_PASSWORD)).toBe(401);
    expect(await logIn(username, '')).toBe(400);
    await server.api('POST', '/auth/forgot-password', { json: { email } });
    const otp = await lastCodeTo(server, email ?? '');
    const json = { email, otp, new_password: 'amber-harbour-8' };
    expect((await server.api('POST', '/auth/reset-password', { json })).status).toBe(200);
    expect(await logIn(username, 'amber-harbour-8')).toBe(200);
    expect((await me((await visitor.signIn()).token)).username).toBe(username);
  });
});

describe('a person with an account', () => {
  it('enters it if the address is verified on both sides, and keeps the password', async () => {
    const person = await server.person();
    const { token } = await server.visitor({ email: person.email.toUpperCase() }).signIn();
    expect((await me(token)).id).toBe(person.id);
    expect((await me(person.token)).id).toBe(person.id);
    expect(await logIn(person.username, TEST_PASSWORD)).toBe(200);
    expect(await eventsOf(person.id)).toEqual(['google_linked', 'login']);
  });

  it('keeps the account when the address at the provider changes', async () => {
    const visitor = server.visitor();
    const before = await me((await visitor.signIn()).token);
    const other = await server.person();
    server.provider.setAccount({ ...visitor.account, email: other.email });
    const after = await me((await visitor.signIn()).token);
    expect(after).toMatchObject({ id: before.id, email: before.email });
    server.provider.setAccount({ ...visitor.account, email: other.email, emailVerified: false });
    expect((await me((await visitor.signIn()).token)).id).toBe(before.id);
  });

  it.each([
    ['false', { emailVerified: false }],
    ['not told', { emailVerified: undefined }],
    ['true, without an address', { email: undefined }],
  ])('does not enter it if "verified" is %s at the provider', async (_, told) => {
    const person = await server.person();
    const subject = `unproved-${person.id}`;
    const account = { subject, email: person.email, emailVerified: true, ...told };
    const visitor = server.visitor({ subject });
    server.provider.setAccount(JSON.parse(JSON.stringify(account)) as typeof visitor.account);
    const response = await visitor.signIn();
    expect(response).toMatchObject({ token: null, error: 'google' });
    expect(server.lines.join('')).toContain('"reason":"email_unverified"');
    expect(await identitiesOf(person.id)).toEqual([]);
  });

  it('does not enter with an address that mail programs parse differently', async () => {
    const response = await server.visitor({ email: 'a,b@campus.example' }).signIn();
    expect(response.error).toBe('google');
    expect(server.lines.join('')).toContain('"reason":"email_unusable"');
  });

  it('does not enter while it is disabled, linked or not', async () => {
    const person = await server.person();
    const visitor = server.visitor({ email: person.email });
    const disable = (at: Date | null) =>
      server.deps.db
        .updateTable('users')
        .set({ disabled_at: at })
        .where('id', '=', person.id)
        .execute();
    await disable(server.clock.now());
    expect((await visitor.signIn()).error).toBe('google');
    expect(await identitiesOf(person.id)).toEqual([]);
    await disable(null);
    expect((await visitor.signIn()).token).not.toBeNull();
    await disable(server.clock.now());
    expect((await visitor.signIn()).error).toBe('google');
    const [, , last] = await eventsOf(person.id);
    expect(last).toBe('google_failed');
  });
});

describe('an account created with another person’s address', () => {
  it('goes to the owner of the address, and the squatter loses password, codes, sessions and sockets', async () => {
    const squatter = await server.person({ verified: false });
    const { id, email, username } = squatter;
    const { db, clock } = server.deps;
    await server.api('POST', '/auth/resend-otp', { json: { email } });
    await server.api('POST', '/auth/forgot-password', { json: { email } });
    const resetCode = await lastCodeTo(server, email);
    const codes = await db
      .selectFrom('one_time_codes')
      .select('purpose')
      .where('user_id', '=', id)
      .execute();
    expect(codes).toHaveLength(2);
    // Unverified accounts cannot open a socket, but one that is already open must not stay.
    const verify = (at: Date | null) =>
      db.updateTable('users').set({ email_verified_at: at }).where('id', '=', id).execute();
    await verify(clock.now());
    const socket = await openSocket(address, squatter);
    await verify(null);

    const { token } = await server.visitor({ email }).signIn();

    expect(await socket.closed).toBe(4001);
    expect(await me(token)).toMatchObject({ id, email });
    expect((await row(email)).password_hash).toBeNull();
    expect(await logIn(username, TEST_PASSWORD)).toBe(401);
    expect((await server.api('GET', '/auth/users/me', { token: squatter.token })).status).toBe(401);
    expect((await refusedUpgrade(address, squatter)).status).toBe(401);
    const json = { email, otp: resetCode, new_password: 'amber-harbour-8' };
    expect((await server.api('POST', '/auth/reset-password', { json })).status).toBe(400);
    expect(await eventsOf(id)).toContain('google_expelled');
    const owner = await openSocket(address, { id, token: token ?? '' });
    owner.raw.close();
  });

  it('keeps no session of a login that races the owner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, username } = await server.person({ verified: false });
      const visitor = server.visitor({ email });
      const { location } = await visitor.start();
      const callback = await visitor.passProvider(location);
      const form = { username, password: TEST_PASSWORD };
      const [login, back] = await Promise.all([
        server.api<{ access_token?: string }>('POST', '/auth/token', { form }),
        visitor.comeBack(callback),
      ]);
      expect(back.token).not.toBeNull();
      const left = await server.api('GET', '/auth/users/me', {
        token: login.body.access_token ?? 'none',
      });
      expect(left.status).toBe(401);
    }
  });
});

test('with SIGNUP_DOMAINS, a new person with another address is refused, and a known one enters', async () => {
  const closed = await createGoogleServer({ config: { signupDomains: ['du.ac.bd'] } });
  const known = await closed.person({ email: 'known@wobble.example' });
  const outside = await closed.visitor({ email: 'new@wobble.example' }).signIn();
  expect(outside.location).toBe('http://localhost:3000/login?error=google_outside');
  expect((await closed.visitor({ email: known.email }).signIn()).token).not.toBeNull();
  expect((await closed.visitor({ email: 'new@cse.du.ac.bd' }).signIn()).token).not.toBeNull();
  const emails = await closed.deps.db.selectFrom('users').select('email').execute();
  expect(emails.map(({ email }) => email)).not.toContain('new@wobble.example');
  await closed.close();
});
