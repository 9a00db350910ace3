import { calls } from '#contract/calls/index';
import { areConnected } from '#domain/connections';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

const DAY_MS = 24 * 60 * 60_000;
let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let rafi: TestUser;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  rafi = await createVerifiedUser(server);
});

const ask = (user: TestUser, friend_id: unknown) =>
  callAs(server, user, calls.connect, { body: { friend_id } });
const accept = (user: TestUser, request_id: number) =>
  callAs(server, user, calls.acceptRequest, { params: { request_id } });
const reject = (user: TestUser, request_id: number) =>
  callAs(server, user, calls.rejectRequest, { params: { request_id } });
const connectionsOf = async (user: TestUser, query: Record<string, number> = {}) =>
  (await callAs(server, user, calls.listConnections, { query })).response;
const pendingOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listPendingRequests)).response;

async function asked(from: TestUser, to: TestUser): Promise<number> {
  const { status, response } = await ask(from, to.id);
  expect([status, response.status]).toEqual([201, 'pending']);
  return response.request_id ?? 0;
}

const told = (user: TestUser) =>
  server.deps.db
    .selectFrom('notifications')
    .select(['type', 'actor_id', 'post_id'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();

testRefusals(
  () => server,
  [
    'listSuggestions',
    'listConnections',
    'listPendingRequests',
    'listConnectionsOfUser',
    'connect',
    'acceptRequest',
    'rejectRequest',
    'removeConnection',
  ],
);

test('another person’s connections are not listed by their id', async () => {
  const { status, response } = await callAs(server, nusrat, calls.listConnectionsOfUser, {
    params: { id: tanvir.id },
  });
  expect([status, response]).toEqual([
    200,
    expect.objectContaining({ user_id: tanvir.id, email: '' }) as unknown,
  ]);
});

test('a request to oneself or to a malformed id is refused; an unknown person is not found', async () => {
  const unproved = await createVerifiedUser(server, { verified: false });
  expect((await ask(nusrat, nusrat.id)).status).toBe(400);
  expect((await ask(nusrat, String(tanvir.id))).status).toBe(400);
  expect((await ask(nusrat, 999_999)).status).toBe(404);
  expect((await ask(nusrat, unproved.id)).status).toBe(404);
});

test('a request is pending until it is decided, and its receiver is notified', async () => {
  const request_id = await asked(nusrat, tanvir);
  expect(await pendingOf(tanvir)).toMatchObject([
    {
      request_id,
      sender_id: nusrat.id,
      username: nusrat.username,
      display_name: null,
      email: '',
      profile_picture: null,
      university_name: null,
      department: null,
      mentoring_topic: null,
      message: null,
    },
  ]);
  expect(await pendingOf(nusrat)).toEqual([]);
  expect(await told(tanvir)).toEqual([
    { type: 'connection_request', actor_id: nusrat.id, post_id: null },
  ]);
  expect((await ask(nusrat, tanvir.id)).status).toBe(409);
});

test('an accepted request connects the two, each seeing the other, and its sender is notified', async () => {
  const request = await asked(nusrat, tanvir);
  const { status, response } = await accept(tanvir, request);
  expect(status).toBe(200);
  expect(await connectionsOf(nusrat)).toMatchObject([
    {
      connection_id: response.connection_id,
      friend_id: tanvir.id,
      user_id: nusrat.id,
      username: tanvir.username,
      display_name: null,
      email: tanvir.email,
      profile_picture: null,
      university_name: null,
      department: null,
    },
  ]);
  const byId = await callAs(server, tanvir, calls.listConnectionsOfUser, {
    params: { id: tanvir.id },
  });
  expect(byId.response).toMatchObject([{ friend_id: nusrat.id, user_id: tanvir.id }]);
  expect(await pendingOf(tanvir)).toEqual([]);
  expect(await told(nusrat)).toEqual([
    { type: 'connection_accepted', actor_id: tanvir.id, post_id: null },
  ]);
  expect((await accept(tanvir, request)).status).toBe(409);
  expect((await reject(tanvir, request)).status).toBe(409);
  expect((await ask(nusrat, tanvir.id)).status).toBe(409);
  expect((await ask(tanvir, nusrat.id)).status).toBe(409);
});

test('only the receiver decides a request: for all others it does not exist', async () => {
  const request = await asked(nusrat, tanvir);
  for (const decide of [accept, reject]) {
    expect((await decide(nusrat, request)).status).toBe(404);
    expect((await decide(rafi, request)).status).toBe(404);
    expect((await decide(tanvir, 999_999)).status).toBe(404);
  }
  expect(await pendingOf(tanvir)).toHaveLength(1);
});

test('a request to a person who has already sent one connects the two', async () => {
  await asked(nusrat, tanvir);
  const { status, response } = await ask(tanvir, nusrat.id);
  expect([status, response.status]).toEqual([201, 'connected']);
  expect((await connectionsOf(tanvir)).map(({ connection_id }) => connection_id)).toEqual([
    response.connection_id,
  ]);
  expect((await told(nusrat)).map(({ type }) => type)).toEqual(['connection_accepted']);
});

test('after a rejection the sender may ask again in 30 days, the other immediately', async () => {
  const request = await asked(nusrat, tanvir);
  expect((await reject(tanvir, request)).status).toBe(200);
  expect(await told(nusrat)).toEqual([]);
  expect((await ask(nusrat, tanvir.id)).status).toBe(409);
  const rejectedBefore = (ms: number) =>
    server.deps.db
      .updateTable('connection_requests')
      .set({ decided_at: new Date(server.clock.now().getTime() - ms) })
      .where('id', '=', request)
      .execute();
  await rejectedBefore(29.9 * DAY_MS);
  expect((await ask(nusrat, tanvir.id)).status).toBe(409);
  await rejectedBefore(30.1 * DAY_MS);
  await asked(nusrat, tanvir);

  const other = await asked(rafi, tanvir);
  await reject(tanvir, other);
  expect((await ask(tanvir, rafi.id)).response.status).toBe('pending');
});

test('either side ends a connection, once, and the two may ask each other again', async () => {
  const end = (user: TestUser, id: number) =>
    callAs(server, user, calls.removeConnection, { params: { id } });
  for (const side of [nusrat, tanvir]) {
    const id = await connectUsers(server, nusrat, tanvir);
    expect((await end(rafi, id)).status).toBe(404);
    expect(await areConnected(server.deps.db, tanvir.id, nusrat.id)).toBe(true);
    expect((await end(side, id)).status).toBe(204);
    expect((await end(side, id)).status).toBe(404);
    expect(await areConnected(server.deps.db, tanvir.id, nusrat.id)).toBe(false);
  }
  await asked(nusrat, tanvir);
});

test('connections are listed newest first, page by page', async () => {
  await connectUsers(server, nusrat, tanvir);
  await connectUsers(server, rafi, nusrat);
  const friends = async (query: Record<string, number>) =>
    (await connectionsOf(nusrat, query)).map(({ friend_id }) => friend_id);
  expect(await friends({})).toEqual([rafi.id, tanvir.id]);
  expect(await friends({ limit: 1, offset: 1 })).toEqual([tanvir.id]);
  const refused = await callAs(server, nusrat, calls.listConnections, { query: { limit: 51 } });
  expect(refused.status).toBe(400);
});
