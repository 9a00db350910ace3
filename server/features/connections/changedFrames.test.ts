import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { changedFrames } from '#domain/connections';

let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let windows: readonly [TestSocket, TestSocket];

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
});
afterEach(async () => {
  for (const window of windows) {
    window.raw.close();
    await window.closed;
  }
});

const open = async () => {
  windows = await Promise.all([openSocket(address, nusrat), openSocket(address, tanvir)]);
};
const ask = async (from: TestUser, to: TestUser) =>
  (await callAs(server, from, calls.connect, { body: { friend_id: to.id } })).response.request_id ??
  0;
const block = (user: TestUser, user_id: number) =>
  callAs(server, user, calls.block, { body: { user_id } });

/** For each of the two, the people in the frames received since the windows were opened. */
async function changes() {
  for (const window of windows) await window.quiet();
  return windows.map((window) => window.of('connections_changed').map(({ user_id }) => user_id));
}
const both = () => [[tanvir.id], [nusrat.id]];

type Act = (request_id: number) => Promise<{ status: number }>;
test.each<[string, Act]>([
  [
    'accepted',
    (request_id) => callAs(server, tanvir, calls.acceptRequest, { params: { request_id } }),
  ],
  [
    'taken back',
    (request_id) => callAs(server, nusrat, calls.withdrawRequest, { params: { request_id } }),
  ],
  [
    'crossed by another',
    () => callAs(server, tanvir, calls.connect, { body: { friend_id: nusrat.id } }),
  ],
])('both are notified once when a request is %s', async (_, act) => {
  const request = await ask(nusrat, tanvir);
  await open();
  expect((await act(request)).status).toBeLessThan(300);
  expect(await changes()).toEqual(both());
});

test('both are notified when a connection ends, and when it is restored', async () => {
  const id = await connectUsers(server, nusrat, tanvir);
  await open();
  await callAs(server, nusrat, calls.removeConnection, { params: { id } });
  expect(await changes()).toEqual(both());
  await callAs(server, nusrat, calls.restoreConnection, { body: { friend_id: tanvir.id } });
  expect(await changes()).toEqual(both().map((told) => [...told, ...told]));
});

test('a rejection notifies only the other windows of the person who rejected', async () => {
  const request_id = await ask(nusrat, tanvir);
  await open();
  await callAs(server, tanvir, calls.rejectRequest, { params: { request_id } });
  expect(await changes()).toEqual([[], [nusrat.id]]);
});

test('to the blocked person, a block looks like the end of a connection', async () => {
  const rafi = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
  const ended = await connectUsers(server, rafi, tanvir);
  // In sequence: with concurrent opening, one may receive the other's presence twice.
  const theirs = await openSocket(address, tanvir);
  windows = [await openSocket(address, nusrat), theirs];
  await theirs.next('presence', ({ user_id }) => user_id === nusrat.id);
  await theirs.quiet();
  const since = theirs.frames.length;
  await block(nusrat, tanvir.id);
  await theirs.quiet();
  const ofBlock = theirs.frames.slice(since).filter(({ type }) => type !== 'pong');
  const between = theirs.frames.length;
  await callAs(server, rafi, calls.removeConnection, { params: { id: ended } });
  await theirs.quiet();
  const ofEnd = theirs.frames.slice(between).filter(({ type }) => type !== 'pong');
  expect(ofEnd).toHaveLength(2);
  expect(ofBlock).toEqual(ofEnd.map((frame) => ({ ...frame, user_id: nusrat.id })));
});

test('a blocked receiver of a request is notified as if it was withdrawn', async () => {
  await ask(nusrat, tanvir);
  await open();
  await block(nusrat, tanvir.id);
  expect(await changes()).toEqual(both());
});

test('blocked senders and blocked strangers are not notified of the block', async () => {
  const rafi = await createVerifiedUser(server);
  await ask(tanvir, nusrat);
  await open();
  await block(nusrat, tanvir.id);
  await block(nusrat, rafi.id);
  await callAs(server, nusrat, calls.unblock, { params: { user_id: rafi.id } });
  expect(await changes()).toEqual([[tanvir.id, rafi.id, rafi.id], []]);
});

test('a rollback notifies no one, and a commit is visible before its frames', async () => {
  const id = await connectUsers(server, nusrat, tanvir);
  await open();
  const { db, authenticate, publish } = server.deps;
  const connected: boolean[] = [];
  const watching = await createTestServer({
    deps: {
      db,
      authenticate,
      publish: {
        ...publish,
        toUser: async (userId, frame) => {
          // Read on a separate connection, which sees only committed data.
          const left = await db
            .selectFrom('connections')
            .select('id')
            .where('id', '=', id)
            .execute();
          if (frame.type === 'connections_changed') connected.push(left.length > 0);
          await publish.toUser(userId, frame);
        },
      },
    },
  });
  try {
    const end = (user: TestUser) =>
      callAs(watching, user, calls.removeConnection, { params: { id } });
    const stranger = await createVerifiedUser(server);
    expect((await end(stranger)).status).toBe(404);
    expect((await end(nusrat)).status).toBe(204);
    expect((await end(nusrat)).status).toBe(404);
    expect(connected).toEqual([false, false]);
    expect(await changes()).toEqual(both());
  } finally {
    await watching.close();
  }
});

test('each of two people is notified of the other', () => {
  expect(changedFrames(1, 2)).toEqual([
    { userId: 1, frame: { type: 'connections_changed', user_id: 2 } },
    { userId: 2, frame: { type: 'connections_changed', user_id: 1 } },
  ]);
});
