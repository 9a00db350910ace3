import { randomUUID } from 'node:crypto';
import { calls } from '#contract/calls/index';
import { signInWithGoogle } from '#server/features/account/google/signInWithGoogle';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;

beforeEach(async () => {
  server = await createTestServer();
  nusrat = await server.person({ username: 'nusrat.j' });
  tanvir = await server.person();
});
afterEach(() => server.close());

const change = (username: string, user = nusrat) =>
  callAs(server, user, calls.changeUsername, { body: { username } });
const find = (username: string, reader = tanvir) =>
  callAs(server, reader, calls.userByName, { params: { username } });
const signUp = (username: string) =>
  callAs(server, null, calls.signup, {
    body: { username, email: `${randomUUID()}@campus.example`, password: 'quiet-lantern-42' },
  });

testRefusals(() => server, ['changeUsername']);

test('a changed name is the one to log in with and to find the profile by', async () => {
  const { status, response } = await change('Nusrat_2');
  expect([status, response.username]).toEqual([200, 'Nusrat_2']);
  const login = (username: string) =>
    callAs(server, null, calls.login, { body: { username, password: TEST_PASSWORD } });
  expect((await login('nusrat_2')).status).toBe(200);
  expect((await login('nusrat.j')).status).toBe(401);
  expect((await find('nusrat_2')).response).toBe(nusrat.id);
});

test('for 90 days the old name leads to the profile, and no one else gets it or a look-alike', async () => {
  await change('somebody.new');
  server.clock.advance(90 * DAY_MS - 60_000);
  nusrat = { ...nusrat, token: await freshToken() };
  const reader = await server.person();
  expect((await find('NUSRAT.J', reader)).response).toBe(nusrat.id);
  expect((await signUp('nusrat.j')).status).toBe(409);
  expect((await signUp('Nusrat.J')).problem.errors).toHaveProperty('username');
  expect((await change('nusrat.j', reader)).status).toBe(409);
  server.clock.advance(60_000);
  expect((await find('nusrat.j', reader)).status).toBe(404);
  expect((await signUp('nusrat.j')).status).toBe(201);
});

/** A token that has not expired on the advanced clock. */
async function freshToken() {
  const { response } = await callAs(server, null, calls.login, {
    body: { username: nusrat.email, password: TEST_PASSWORD },
  });
  return response.access_token;
}

test('a sign-in with Google is not named like the former holder', async () => {
  await change('somebody.new');
  const identity = {
    issuer: 'https://accounts.example',
    subject: '1',
    email: 'nusrat.j@elsewhere.example',
    emailVerified: true,
    name: 'N',
  };
  await signInWithGoogle(server.deps, identity, { ip: '192.0.2.1', browser: null });
  const { username } = await server.deps.db
    .selectFrom('users')
    .select('username')
    .where('email', '=', identity.email)
    .executeTakeFirstOrThrow();
  expect(username).toMatch(/^nusrat\.j\d+$/);
});

test('the old name of a person who has blocked the reader leads nowhere', async () => {
  await change('somebody.new');
  await callAs(server, nusrat, calls.block, { body: { user_id: tanvir.id } });
  expect((await find('nusrat.j')).status).toBe(404);
});

test('a second change within 30 days is a 409 that names the day; a day later it succeeds', async () => {
  await change('somebody.new');
  const { status, problem } = await change('somebody.newer');
  expect(status).toBe(409);
  expect(problem.errors?.username).toMatch(
    /^You can change your username again on \d+ \w+ \d{4}\.$/,
  );
  server.clock.advance(30 * DAY_MS);
  nusrat = { ...nusrat, token: await freshToken() };
  expect((await change('somebody.newer')).status).toBe(200);
});

test('a person may return to their old name', async () => {
  await change('somebody.new');
  server.clock.advance(31 * DAY_MS);
  nusrat = { ...nusrat, token: await freshToken() };
  expect((await change('nusrat.j')).status).toBe(200);
  const reader = await server.person();
  expect((await find('somebody.new', reader)).response).toBe(nusrat.id);
  expect((await find('nusrat.j', reader)).response).toBe(nusrat.id);
});

test('a change of capitals is possible at any time, and delays no other change', async () => {
  expect((await change('Nusrat.J')).status).toBe(200);
  expect((await change('somebody.new')).status).toBe(200);
  expect((await change('Somebody.New')).status).toBe(200);
  expect((await change('somebody.newer')).status).toBe(409);
});

test('a change of capitals keeps the name reserved for its holder', async () => {
  expect((await change('Nusrat.J')).status).toBe(200);
  expect((await find('nusrat.j')).response).toBe(nusrat.id);
  expect(await server.deps.db.selectFrom('former_usernames').select('user_id').execute()).toEqual(
    [],
  );
});

test('a name that someone has, or that looks like theirs, is a 409 at the field', async () => {
  for (const taken of [nusrat.username.toUpperCase(), 'nusrat.j', 'nusrat.J']) {
    const { status, problem } = await change(taken, tanvir);
    expect(status).toBe(409);
    expect(problem.errors?.username).toContain('This username is already taken.');
  }
  await server.person({ username: 'modern' });
  const { status, problem } = await change('modem', tanvir);
  expect([status, problem.errors?.username?.includes('looks too much')]).toEqual([409, true]);
});

test.each(['moderation', 'deleted-5', 'www.quad.edu', 'ab', 'a b c', '__proto__', 'x'.repeat(31)])(
  'the name %s is a 400 at the field',
  async (username) => {
    const { status, problem } = await change(username);
    expect(status).toBe(400);
    expect(problem.errors).toHaveProperty('username');
  },
);

test('the present name is a 400', async () => {
  expect((await change('nusrat.j')).problem.errors?.username).toBe(
    'This is your username already.',
  );
});

test('the name of a signup that was never verified is free after a day', async () => {
  await signUp('waiting.one');
  expect((await change('waiting.one')).status).toBe(409);
  server.clock.advance(DAY_MS);
  expect((await change('waiting.one')).status).toBe(200);
});

test('of many people who take one name at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => server.person()));
  const responses = await Promise.all(people.map((user) => change('wanted', user)));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
});

test('a name that is given up is never free in between', async () => {
  const attempts = Array.from({ length: 10 }, () => signUp('nusrat.j'));
  const [changed, ...others] = await Promise.all([change('somebody.new'), ...attempts]);
  expect(changed.status).toBe(200);
  expect(others.map(({ status }) => status)).toEqual(Array(10).fill(409));
});

test('many concurrent changes by one person count as one', async () => {
  const names = Array.from({ length: 5 }, (_, index) => `somebody.${index}`);
  const responses = await Promise.all(names.map((name) => change(name)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});
