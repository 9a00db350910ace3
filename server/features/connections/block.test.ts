import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await createVerifiedUser(server, { university: 'University of Dhaka' });
  tanvir = await createVerifiedUser(server, { university: 'University of Dhaka' });
});

const block = async (user: TestUser, user_id: number) =>
  (await callAs(server, user, calls.block, { body: { user_id } })).status;
const unblock = async (user: TestUser, user_id: number) =>
  (await callAs(server, user, calls.unblock, { params: { user_id } })).status;
const connect = (user: TestUser, friend: TestUser) =>
  callAs(server, user, calls.connect, { body: { friend_id: friend.id } });
const pendingOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listPendingRequests)).response;
const friendsOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listConnections)).response;
const suggestedTo = async (user: TestUser) =>
  (await callAs(server, user, calls.listSuggestions, { query: { limit: 50 } })).response.map(
    ({ id }) => id,
  );

testRefusals(() => server, ['block', 'unblock', 'listBlocked']);

test('blocking oneself or sending a malformed id is refused, and an unknown person is not found', async () => {
  expect(await block(nusrat, nusrat.id)).toBe(400);
  expect(await block(nusrat, 999_999)).toBe(404);
  const called = await callAs(server, nusrat, calls.block, { body: { user_id: 'x' } });
  expect(called.status).toBe(400);
});

test('blocking and unblocking may be repeated', async () => {
  expect([await block(nusrat, tanvir.id), await block(nusrat, tanvir.id)]).toEqual([201, 201]);
  const again = [await unblock(nusrat, tanvir.id), await unblock(nusrat, tanvir.id)];
  expect([...again, await unblock(nusrat, 999_999)]).toEqual([204, 204, 204]);
});

test('blocked people are listed to their blocker, newest first, page by page', async () => {
  const rafi = await createVerifiedUser(server);
  await block(nusrat, tanvir.id);
  server.clock.advance(1_000);
  await block(nusrat, rafi.id);
  const list = async (user: TestUser, query = {}) =>
    (await callAs(server, user, calls.listBlocked, { query })).response;
  expect((await list(nusrat)).map(({ user_id }) => user_id)).toEqual([rafi.id, tanvir.id]);
  expect(await list(nusrat, { limit: 1, offset: 1 })).toMatchObject([
    {
      user_id: tanvir.id,
      username: tanvir.username,
      display_name: null,
      profile_picture: null,
      university_name: 'University of Dhaka',
      department: 'Computer Science',
    },
  ]);
  expect(await list(tanvir)).toEqual([]);
});

test('a block ends the connection permanently, and both appear offline to each other', async () => {
  const address = await server.listen();
  await connectUsers(server, nusrat, tanvir);
  const window = await openSocket(address, tanvir);
  await block(nusrat, tanvir.id);
  expect(await window.next('presence')).toEqual({
    type: 'presence',
    user_id: nusrat.id,
    online: false,
  });
  // Neither messages nor typing frames reach the other.
  const message = { receiver_id: nusrat.id, content: 'Are you there?', message_type: 'text' };
  window.send({ type: 'message', ...message });
  expect((await window.next('error')).code).toBe('not_connected');
  window.raw.close();
  await window.closed;
  expect([await friendsOf(nusrat), await friendsOf(tanvir)]).toEqual([[], []]);
  await unblock(nusrat, tanvir.id);
  const restored = await callAs(server, nusrat, calls.restoreConnection, {
    body: { friend_id: tanvir.id },
  });
  expect(restored.status).toBe(404);
});

test('a connection ended before the block cannot be restored, neither then nor after it', async () => {
  const id = await connectUsers(server, nusrat, tanvir);
  await callAs(server, nusrat, calls.removeConnection, { params: { id } });
  await block(nusrat, tanvir.id);
  const restore = async () =>
    (await callAs(server, nusrat, calls.restoreConnection, { body: { friend_id: tanvir.id } }))
      .status;
  expect(await restore()).toBe(404);
  await unblock(nusrat, tanvir.id);
  expect(await restore()).toBe(404);
});

test.each([
  ['to the blocked', false],
  ['from the blocked', true],
])('a request %s is closed, and its notification deleted', async (_, theirs) => {
  const [from, to] = theirs ? [tanvir, nusrat] : [nusrat, tanvir];
  const { response } = await connect(from, to);
  await block(nusrat, tanvir.id);
  expect(await pendingOf(to)).toEqual([]);
  const params = { request_id: response.request_id ?? 0 };
  expect((await callAs(server, to, calls.acceptRequest, { params })).status).toBe(404);
  expect((await callAs(server, from, calls.withdrawRequest, { params })).status).toBe(404);
  await unblock(nusrat, tanvir.id);
  expect((await callAs(server, to, calls.listNotifications)).response).toEqual([]);
  expect((await connect(from, to)).response.status).toBe('pending');
});

test('neither can send requests or suggestions show the other, until the block is removed', async () => {
  expect([await suggestedTo(nusrat), await suggestedTo(tanvir)]).toEqual([
    expect.arrayContaining([tanvir.id]),
    expect.arrayContaining([nusrat.id]),
  ]);
  await block(nusrat, tanvir.id);
  expect(await suggestedTo(nusrat)).not.toContain(tanvir.id);
  expect(await suggestedTo(tanvir)).not.toContain(nusrat.id);
  const responses = [await connect(nusrat, tanvir), await connect(tanvir, nusrat)];
  const unknown = await callAs(server, nusrat, calls.connect, { body: { friend_id: 999_999 } });
  for (const { status, problem } of responses) {
    expect([status, problem]).toEqual([404, unknown.problem]);
  }
  await unblock(nusrat, tanvir.id);
  expect((await connect(tanvir, nusrat)).status).toBe(201);
});

test('a block during an acceptance leaves the two blocked and not connected', async () => {
  const rounds = Array.from({ length: 15 }, async (_, round) => {
    const [a, b] = await Promise.all([createVerifiedUser(server), createVerifiedUser(server)]);
    const params = { request_id: (await connect(a, b)).response.request_id ?? 0 };
    const both = [
      () => block(a, b.id),
      async () => (await callAs(server, b, calls.acceptRequest, { params })).status,
    ];
    if (round % 2 === 1) both.reverse();
    await Promise.all(both.map((act) => act()));
    expect([await friendsOf(a), await pendingOf(b)]).toEqual([[], []]);
    expect((await connect(b, a)).status).toBe(404);
  });
  await Promise.all(rounds);
});
