import type * as Argon2 from '@node-rs/argon2';
import { Client } from 'pg';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { mailsTo } from '#server/testing/factories';
import {
  addressCalls,
  createAddressAsker,
  NEW_PASSWORD as password,
  type AddressAsker,
} from './testing/addressCalls';

/** The cost of each password hash that was made or compared, in order. */
const mockHashes: string[] = [];
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return {
    ...real,
    hash: (typed: string, cost?: Argon2.Options) => {
      mockHashes.push(`m=${cost?.memoryCost},t=${cost?.timeCost},p=${cost?.parallelism}`);
      return real.hash(typed, cost);
    },
    verify: (hashed: string, typed: string) => {
      mockHashes.push(hashed.split('$')[3] ?? '');
      return real.verify(hashed, typed);
    },
  };
});

/** Pairs of calls. */
const SAMPLES = 10;
let server: TestServer;
let asker: AddressAsker;

beforeEach(async () => {
  server = await createTestServer();
  asker = await createAddressAsker(server);
});
afterEach(() => server.close());

test.each(Object.entries(addressCalls))(
  'A known address is indistinguishable from an unknown one by the response to %s.',
  async (_, call) => {
    const responses = new Set<string>();
    for (let count = 0; count < SAMPLES; count += 1) {
      responses.add(await asker.ask(call, await asker.knownAddress(call.purpose)));
      responses.add(await asker.ask(call, asker.unknownAddress()));
    }
    expect([...responses]).toHaveLength(1);
  },
);

/** The database statements and password hashes of a call: its time depends on little else. */
async function workOf(work: () => Promise<unknown>) {
  const query = jest.spyOn(Client.prototype, 'query');
  mockHashes.splice(0);
  try {
    await work();
    const statements = query.mock.calls.map(([asked]: unknown[]) =>
      typeof asked === 'string' ? asked : (asked as { text: string }).text,
    );
    return { statements, hashes: [...mockHashes] };
  } finally {
    query.mockRestore();
  }
}

test.each(Object.entries(addressCalls))(
  'The server runs the same statements and hashes for a known and for an unknown address for %s.',
  async (_, call) => {
    const email = await asker.knownAddress(call.purpose);
    await asker.ask(call, await asker.knownAddress(call.purpose));
    const known = await workOf(() => asker.ask(call, email));
    const unknown = await workOf(() => asker.ask(call, asker.unknownAddress()));
    expect(known.statements.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
  },
);

describe('Signing up with a known address', () => {
  const signUp = (username: string, email: string) =>
    server.api<{ detail: string }>('POST', '/auth/signup', { json: { username, email, password } });
  const signIn = (username: string, typed = password) =>
    server.api<{ access_token: string }>('POST', '/auth/token', {
      form: { username, password: typed },
    });
  const me = (token: string) => server.api('GET', '/auth/users/me', { token });

  test('holds the username for a day, as with an unknown one.', async () => {
    const addresses = [
      await asker.knownAddress(),
      await asker.knownAddress('verify_email'),
      asker.unknownAddress(),
    ];
    for (const [index, email] of addresses.entries()) {
      const username = `held-${index}`;
      expect((await signUp(username, email)).status).toBe(201);
      expect((await signUp(username, `other-${index}@campus.example`)).status).toBe(409);
      expect((await signUp(username.toUpperCase(), email)).status).toBe(201);
    }
    server.clock.advance(24 * 3_600_000);
    for (const [index] of addresses.entries()) {
      expect((await signUp(`held-${index}`, `later-${index}@campus.example`)).status).toBe(201);
    }
  });

  test('gives a login that leads to the verification only, as with an unknown one.', async () => {
    const addresses = [
      await asker.knownAddress(),
      await asker.knownAddress('verify_email'),
      asker.unknownAddress(),
    ];
    for (const [index, email] of addresses.entries()) {
      await signUp(`hopeful-${index}`, email);
      await signUp(`hopeful-${index}`, email);
      const { status, body } = await signIn(`hopeful-${index}`);
      expect(status).toBe(200);
      expect(await me(body.access_token)).toMatchObject({
        status: 403,
        body: { detail: 'Please verify your email', email },
      });
    }
  });

  test('mails only the owner, and no code verifies the signup.', async () => {
    const email = await asker.knownAddress();
    await signUp('pretender', email);
    const mails = await mailsTo(server, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have a Quad account']);
    const jobs = await server.deps.db.selectFrom('jobs').select('id').execute();
    expect(jobs).toHaveLength(1);
    const decoy = await server.deps.db
      .selectFrom('users')
      .select('email')
      .where('username', '=', 'pretender')
      .executeTakeFirstOrThrow();
    for (const path of ['resend-otp', 'forgot-password']) {
      const refused = await server.api('POST', `/auth/${path}`, { json: { email: decoy.email } });
      expect(refused.status).toBe(400);
    }
  });

  test('creates an account after the one with the address was removed.', async () => {
    await signUp('first-comer', 'moving@campus.example');
    await signUp('second-comer', 'moving@campus.example');
    server.clock.advance(24 * 3_600_000);
    await signUp('first-comer', 'somebody-else@campus.example');
    expect((await signUp('second-comer', 'moving@campus.example')).status).toBe(201);
    const [mail] = (await mailsTo(server, 'moving@campus.example')).slice(-1);
    const verified = await server.api('POST', '/auth/verify-otp', {
      json: { email: 'moving@campus.example', otp: mail?.code },
    });
    expect(verified.status).toBe(200);
    const { body } = await signIn('second-comer');
    expect((await me(body.access_token)).status).toBe(200);
  });
});
