import { accountSettingsCalls } from '#contract/calls/accountSettings';
import { calls } from '#contract/calls/index';
import { SOCKET_CLOSE } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import {
  connectUsers,
  createVerifiedUser,
  lastCodeTo,
  mailsTo,
  TEST_PASSWORD,
  type TestUser,
} from '#server/testing/factories';
import { openSocket, refusedUpgrade } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { remindOfDeletions } from './deleteDueAccounts';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  [nusrat, tanvir] = await Promise.all([createVerifiedUser(server), createVerifiedUser(server)]);
});

const { requestDeletion, keepAccount } = accountSettingsCalls;
const request = (
  user: TestUser,
  body: { password?: string; otp?: string } = { password: TEST_PASSWORD },
) => callAs(server, user, requestDeletion, { body });
const keep = (user: TestUser) => callAs(server, user, keepAccount);

async function logIn({ username }: TestUser): Promise<TestUser> {
  const body = { username, password: TEST_PASSWORD };
  const { response } = await callAs(server, null, calls.login, { body });
  return { ...nusrat, token: response.access_token };
}

testRefusals(() => server, ['requestDeletion', 'keepAccount']);

test('a request names the date, ends every session and mails how to keep the account', async () => {
  const socket = await openSocket(address, nusrat);
  const second = await logIn(nusrat);
  const earliest = server.clock.now().getTime() + 14 * DAY_MS;
  const { status, response } = await request(nusrat);
  const latest = server.clock.now().getTime() + 14 * DAY_MS;
  expect(status).toBe(200);
  expect(Date.parse(response.deletion_at)).toBeGreaterThanOrEqual(earliest);
  expect(Date.parse(response.deletion_at)).toBeLessThanOrEqual(latest);
  expect(await socket.closed).toBe(SOCKET_CLOSE.sessionEnded);
  for (const user of [nusrat, second]) {
    expect((await callAs(server, user, calls.me)).status).toBe(401);
  }
  const [mail] = await mailsTo(server, nusrat.email);
  expect(mail?.subject).toMatch(/^Your Quad account will be deleted on \d+ \w+ \d{4}$/);
  expect(mail?.text).toContain('Keep my account');
});

test('a wrong password is refused at its field, and nothing changes', async () => {
  const { status, problem } = await request(nusrat, { password: 'wrong-lantern-1' });
  expect([status, problem.errors]).toEqual([400, { password: expect.any(String) as unknown }]);
  expect((await callAs(server, nusrat, calls.me)).response.deletion_at).toBeNull();
});

test('an account without a password is deleted with a mailed code, which works once', async () => {
  await server.deps.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', nusrat.id)
    .execute();
  const body = { purpose: 'delete_account' } as const;
  expect((await callAs(server, nusrat, calls.requestAccountCode, { body })).status).toBe(200);
  const otp = await lastCodeTo(server, nusrat.email);
  expect((await request(nusrat, {})).status).toBe(400);
  expect((await request(nusrat, { otp: otp === '000000' ? '000001' : '000000' })).status).toBe(400);
  expect((await request(nusrat, { otp })).status).toBe(200);
});

test('until the deletion, only the own account, logout, and keeping it work', async () => {
  const { response } = await request(nusrat);
  const { deletion_at } = response;
  const leaving = await logIn(nusrat);
  const me = await callAs(server, leaving, calls.me);
  expect([me.status, me.response.deletion_at]).toEqual([200, deletion_at]);
  for (const call of [calls.listPosts, calls.listSessions, calls.listConversations]) {
    const { status, problem } = await callAs(server, leaving, call);
    expect([status, problem]).toEqual([
      403,
      {
        detail: expect.stringContaining('Your account will be deleted on') as unknown,
        deletion_at,
      },
    ]);
  }
  expect((await refusedUpgrade(address, leaving)).status).toBe(403);
  const again = await request(leaving);
  expect([again.status, again.problem]).toEqual([
    409,
    { detail: expect.stringContaining('already') as unknown, deletion_at },
  ]);
  expect((await callAs(server, leaving, calls.logout)).status).toBe(204);
  expect((await callAs(server, leaving, calls.me)).status).toBe(401);
});

test('the account is hidden at once with all its content, and back when it is kept', async () => {
  await connectUsers(server, nusrat, tanvir);
  const post = await callAs(server, nusrat, calls.createTextPost, {
    body: { content: 'Soon gone.' },
  });
  const params = { id: post.response.id };
  const statuses = async () => [
    (await callAs(server, tanvir, calls.readPost, { params })).status,
    (await callAs(server, tanvir, calls.profile, { params: { id: nusrat.id } })).status,
    (await callAs(server, tanvir, calls.listConnections)).response.length,
  ];
  const socket = await openSocket(address, tanvir);
  await request(nusrat);
  expect(await socket.next('connections_changed')).toMatchObject({ user_id: nusrat.id });
  expect(await statuses()).toEqual([404, 404, 0]);
  expect((await keep(await logIn(nusrat))).status).toBe(204);
  expect(await statuses()).toEqual([200, 200, 1]);
  expect((await keep(await logIn(nusrat))).status).toBe(204);
  socket.raw.terminate();
});

test('the members of the university are counted without the person, until they keep the account', async () => {
  const rafi = await server.person({ university: 'Jahangirnagar University' });
  const count = async () =>
    (
      await server.deps.db
        .selectFrom('universities')
        .select('total_members')
        .where('name', '=', 'Jahangirnagar University')
        .executeTakeFirstOrThrow()
    ).total_members;
  expect(await count()).toBe(1);
  await request(rafi);
  expect(await count()).toBe(0);
  await keep(await logIn(rafi));
  expect(await count()).toBe(1);
});

test('of many requests at once, one succeeds and the others name its date', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => request(nusrat)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 401, 409].includes(status))).toBe(true);
});

test('the mail of the day before is sent once, and again only for a new request', async () => {
  await request(nusrat);
  const subjects = async () => (await mailsTo(server, nusrat.email)).length;
  await remindOfDeletions(server.deps);
  expect(await subjects()).toBe(1);
  server.clock.advance(13 * DAY_MS);
  await remindOfDeletions(server.deps);
  await remindOfDeletions(server.deps);
  expect(await subjects()).toBe(2);
  await keep(await logIn(nusrat));
  server.clock.advance(DAY_MS);
  await request(await logIn(nusrat));
  server.clock.advance(13 * DAY_MS);
  await remindOfDeletions(server.deps);
  expect(await subjects()).toBe(4);
});

test('from its date on, the account can no longer be kept', async () => {
  await request(nusrat);
  server.clock.advance(14 * DAY_MS);
  const { status, problem } = await keep(await logIn(nusrat));
  expect([status, problem.detail]).toEqual([409, expect.stringContaining('has begun')]);
});
