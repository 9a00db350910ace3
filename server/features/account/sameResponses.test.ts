import { Client } from 'pg';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { ApiRequest } from '#server/testing/callApi';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, mailsTo, TEST_PASSWORD } from '#server/testing/factories';
import { issueCode } from './signup/issueCode';
import type { CodePurpose } from './signup/codeRules';

jest.setTimeout(300_000);

/** Pairs of calls. Leaving out one hash sets their median 18 ms apart. */
const SAMPLES = 80;
const MOST_APART_MS = 5;
/** A code allows five tries. */
const MOST_ROUNDS = 4;
const password = 'quiet-lantern-7';
let server: TestServer;
let made = 0;
/** The token of a person who is signed in. */
let token: string;

beforeEach(async () => {
  server = await createTestServer();
  ({ token } = await createVerifiedUser(server));
});
afterEach(() => server.close());

/** An address with an account, and a pending code if a purpose is given. */
async function knownAddress(purpose?: CodePurpose): Promise<string> {
  const verified = purpose !== 'verify_email';
  const { id, email } = await createVerifiedUser(server, { verified });
  const { db, secrets, clock } = server.deps;
  if (purpose) {
    const code = { userId: id, purpose, now: clock.now() };
    await inTransaction(db, (trx) => issueCode(trx, secrets, code));
  }
  return email;
}

interface Asked {
  path: string;
  /**
   * Creates a request about an address; different each time, so that no response depends on
   * another.
   */
  request(email: string, count: number): ApiRequest;
  purpose?: CodePurpose;
}

const calls: Record<string, Asked> = {
  'signing up': {
    path: '/auth/signup',
    request: (email, count) => ({ json: { username: `asker-${count}`, email, password } }),
  },
  'signing up with an address that is not verified': {
    path: '/auth/signup',
    request: (email, count) => ({ json: { username: `asker-${count}`, email, password } }),
    purpose: 'verify_email',
  },
  'asking for another code': {
    path: '/auth/resend-otp',
    request: (email) => ({ json: { email, otp: '' } }),
    purpose: 'verify_email',
  },
  'forgetting the password': {
    path: '/auth/forgot-password',
    request: (email) => ({ json: { email } }),
  },
  'verifying with a wrong code': {
    path: '/auth/verify-otp',
    request: (email) => ({ json: { email, otp: 'wrong' } }),
    purpose: 'verify_email',
  },
  'resetting with a wrong code': {
    path: '/auth/reset-password',
    request: (email) => ({ json: { email, otp: 'wrong', new_password: password } }),
    purpose: 'reset_password',
  },
  'changing the own address': {
    path: '/account/email',
    request: (new_email) => ({ token, json: { new_email, password: TEST_PASSWORD } }),
  },
  'logging in with a wrong password': {
    path: '/auth/token',
    request: (email) => ({ form: { username: email, password: 'wrong-lantern' } }),
  },
};

async function ask({ path, request }: Asked, email: string) {
  made += 1;
  const sent = request(email, made);
  const from = performance.now();
  const { status, body } = await server.api('POST', path, sent);
  const milliseconds = performance.now() - from;
  // Replaces the parts of the response that echo the request.
  const said = JSON.stringify(body).replaceAll(email, 'EMAIL').replace(`asker-${made}`, 'NAME');
  return { milliseconds, response: `${status} ${said}` };
}

const unknownAddress = (count: number) => `nobody-${count}@campus.example`;

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

interface Samples {
  known: number[];
  unknown: number[];
  responses: Set<string>;
}

/** Sends one request for each known address and one for an unknown address. */
async function sample(call: Asked, known: readonly string[], { responses, ...times }: Samples) {
  for (const [round, address] of known.entries()) {
    // Back to back, so that other load on the machine slows both; each kind goes first in turn.
    const pair = [
      { kind: 'known', email: address },
      { kind: 'unknown', email: unknownAddress(made) },
    ] as const;
    for (const { kind, email } of round % 2 ? pair : [...pair].reverse()) {
      const { milliseconds, response } = await ask(call, email);
      times[kind].push(milliseconds);
      responses.add(response);
    }
  }
}

/** Each is compared with the one asked beside it: load that comes and goes slows both. */
const apart = ({ known, unknown }: Samples) =>
  Math.abs(median(known.map((time, index) => time - (unknown[index] ?? NaN))));

test.each(Object.entries(calls))(
  'A known address is indistinguishable from an unknown one by %s: neither by the response nor by its time.',
  async (_, call) => {
    const known: string[] = [];
    for (let count = 0; count < SAMPLES; count += 1) known.push(await knownAddress(call.purpose));
    const responses = new Set<string>();
    const differences: number[] = [];
    // On a busy machine, medians vary in both directions. A real difference shows in every round.
    for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
      const samples: Samples = { known: [], unknown: [], responses };
      await sample(call, known, samples);
      differences.push(apart(samples));
      if (apart(samples) < MOST_APART_MS) break;
    }
    expect([...responses]).toHaveLength(1);
    expect(Math.min(...differences)).toBeLessThan(MOST_APART_MS);
  },
);

/** The database statements that a call runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([asked]: unknown[]) =>
      typeof asked === 'string' ? asked : (asked as { text: string }).text,
    );
  } finally {
    query.mockRestore();
  }
}

test.each(Object.entries(calls))(
  'The database runs the same statements for a known and for an unknown address for %s.',
  async (_, call) => {
    const email = await knownAddress(call.purpose);
    await ask(call, await knownAddress(call.purpose));
    const known = await statementsOf(() => ask(call, email));
    const unknown = await statementsOf(() => ask(call, unknownAddress(0)));
    expect(known.length).toBeGreaterThan(0);
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
    const addresses = [await knownAddress(), await knownAddress('verify_email'), unknownAddress(1)];
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
    const addresses = [await knownAddress(), await knownAddress('verify_email'), unknownAddress(1)];
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
    const email = await knownAddress();
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
