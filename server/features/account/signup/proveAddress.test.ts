import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, lastCodeTo, mailsTo } from '#server/testing/factories';

const PASSWORDS = { owner: 'owners-lamp-22', attacker: 'squatters-lamp-1' };
type Person = keyof typeof PASSWORDS;
let server: TestServer;
let made = 0;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const post = (path: string, json: object) => server.api('POST', `/auth/${path}`, { json });
const logIn = (username: string, password: string) =>
  server.api<{ access_token?: string }>('POST', '/auth/token', { form: { username, password } });
const meOf = async (token: string) => (await server.api('GET', '/auth/users/me', { token })).status;
const statusWith = async (username: string, password: string) => {
  const { body } = await logIn(username, password);
  return body.access_token === undefined ? 'refused' : meOf(body.access_token);
};

/** An address of its own, with one username of the owner and one of the attacker. */
function newCast() {
  made += 1;
  const names = { owner: `rightful-${made}`, attacker: `squatter-${made}` };
  const email = `contested-${made}@campus.example`;
  return {
    names,
    email,
    signUp: (who: Person) =>
      post('signup', { username: names[who], email, password: PASSWORDS[who] }),
    resend: (username?: string) => post('resend-otp', { email, otp: '', username }),
    verify: (otp: string, username?: string) => post('verify-otp', { email, otp, username }),
    /** The mailed codes, each with the username that its mail names. */
    async mailed() {
      const mails = await mailsTo(server, email);
      return mails.map(({ code = '', text }) => ({
        code,
        username: /^Hello ([\w.-]+),/m.exec(text)?.[1] ?? '',
      }));
    },
  };
}

type Step = 'owner' | 'attacker' | 'resend' | 'resend owner' | 'resend attacker';
const interleavings: Step[][] = [
  ['owner'],
  ['attacker', 'owner'],
  ['owner', 'attacker'],
  ['owner', 'attacker', 'resend'],
  ['attacker', 'owner', 'resend'],
  ['owner', 'attacker', 'owner'],
  ['owner', 'attacker', 'owner', 'resend'],
  ['attacker', 'owner', 'attacker', 'resend'],
  ['owner', 'attacker', 'resend owner'],
  ['attacker', 'owner', 'resend attacker', 'resend owner'],
  ['owner', 'resend attacker', 'attacker', 'resend owner'],
];

test.each(interleavings.map((steps): [string, Step[]] => [steps.join(', '), steps]))(
  'After %s the last code completes the signup that its mail names, and all other codes are void.',
  async (_, steps) => {
    const { names, email, signUp, resend, verify, mailed } = newCast();
    for (const step of steps) {
      const done =
        step === 'owner' || step === 'attacker'
          ? await signUp(step)
          : await resend(step === 'resend' ? undefined : names[step.slice(7) as Person]);
      expect([200, 201]).toContain(done.status);
      await mailed();
    }
    const tokens: Partial<Record<Person, string>> = {};
    for (const who of ['owner', 'attacker'] as const) {
      const token = (await logIn(names[who], PASSWORDS[who])).body.access_token;
      if (token !== undefined) tokens[who] = token;
    }
    const codes = await mailed();
    const last = codes.at(-1);
    // If a void code completed a signup, the final check of which password opens the account would
    // fail.
    for (const { code } of codes.slice(0, -1)) {
      if (code !== last?.code) expect((await verify(code)).status).toBe(400);
    }
    expect((await verify(last?.code ?? '')).status).toBe(200);

    const winner: Person = last?.username === names.owner ? 'owner' : 'attacker';
    const loser: Person = winner === 'owner' ? 'attacker' : 'owner';
    expect(last?.username).toBe(names[winner]);
    expect(await statusWith(names[winner], PASSWORDS[winner])).toBe(200);
    expect(await statusWith(email, PASSWORDS[winner])).toBe(200);
    expect(await statusWith(names[winner], PASSWORDS[loser])).toBe('refused');
    expect(await statusWith(names[loser], PASSWORDS[loser])).not.toBe(200);
    expect(await statusWith(email, PASSWORDS[loser])).not.toBe(200);
    expect(await meOf(tokens[winner] ?? '')).toBe(200);
    if (tokens[loser] !== undefined) expect(await meOf(tokens[loser])).toBe(403);
  },
);

test('A code for another username than the named one is refused and stays valid.', async () => {
  const { names, signUp, resend, verify, mailed } = newCast();
  await signUp('owner');
  await signUp('attacker');
  const attackers = (await mailed()).at(-1);
  expect(attackers?.username).toBe(names.attacker);
  expect((await verify(attackers?.code ?? '', names.owner)).status).toBe(400);
  await resend(names.owner);
  const owners = (await mailed()).at(-1);
  expect(owners?.username).toBe(names.owner);
  expect((await verify(owners?.code ?? '', names.owner.toUpperCase())).status).toBe(200);
  expect(await statusWith(names.owner, PASSWORDS.owner)).toBe(200);
});

test('The same username with another password is taken, so no mail names two signups.', async () => {
  const { names, email, signUp } = newCast();
  await signUp('owner');
  const json = { username: names.owner, email, password: PASSWORDS.attacker };
  expect((await post('signup', json)).status).toBe(409);
  expect((await signUp('owner')).status).toBe(201);
});

test('A later signup voids the earlier one’s code, even if no more mails may be sent.', async () => {
  const { signUp, resend, verify, mailed } = newCast();
  await signUp('owner');
  for (let sent = 1; sent < 5; sent += 1) await resend();
  const owners = (await mailed()).at(-1);
  await signUp('attacker');
  expect(await mailed()).toHaveLength(5);
  expect((await verify(owners?.code ?? '')).status).toBe(400);
});

test('All signups of an address share its ten guesses an hour.', async () => {
  const { email, verify, mailed } = newCast();
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  for (let count = 0; count < 3; count += 1) {
    const username = `guesser-${made}-${count}`;
    await post('signup', { username, email, password: PASSWORDS.attacker });
    const code = (await mailed()).at(-1)?.code ?? '';
    for (let tries = 0; tries < 5; tries += 1) await verify(wrong(code));
  }
  const { attempts } = await server.deps.db
    .selectFrom('one_time_codes')
    .innerJoin('users', 'users.id', 'user_id')
    .where('username', 'like', `guesser-${made}-%`)
    .select(({ fn }) => fn.sum<string>('attempts').as('attempts'))
    .executeTakeFirstOrThrow();
  expect(Number(attempts)).toBe(10);
});

test('A pending code completes nothing after another person verified the address.', async () => {
  const { email, names, signUp, verify, mailed } = newCast();
  await signUp('attacker');
  const [first] = await mailed();
  const owner = await createVerifiedUser(server, { email });
  expect((await verify(first?.code ?? '')).status).toBe(400);
  expect(await statusWith(names.attacker, PASSWORDS.attacker)).toBe(403);
  expect(await meOf(owner.token)).toBe(200);
});

test('A reset verifies the address for the person who reads its mail, with their password.', async () => {
  const { email, names, signUp } = newCast();
  await signUp('owner');
  await signUp('attacker');
  await post('forgot-password', { email });
  const otp = await lastCodeTo(server, email);
  const reset = { email, otp, new_password: 'amber-harbour-8' };
  expect((await post('reset-password', reset)).status).toBe(200);
  expect(await statusWith(email, 'amber-harbour-8')).toBe(200);
  for (const who of ['owner', 'attacker'] as const) {
    expect(await statusWith(names[who], PASSWORDS[who])).not.toBe(200);
    expect(await statusWith(email, PASSWORDS[who])).not.toBe(200);
  }
});

test('A login by address opens the latest signup, whether or not the address has an account.', async () => {
  const { email: unknown, signUp } = newCast();
  const { email: known } = await createVerifiedUser(server);
  await signUp('attacker');
  const username = `pretender-${made}`;
  await post('signup', { username, email: known, password: PASSWORDS.attacker });
  for (const email of [known, unknown]) {
    expect(await statusWith(email, PASSWORDS.attacker)).toBe(403);
    expect(await statusWith(email, 'wrong-lantern-1')).toBe('refused');
  }
});
