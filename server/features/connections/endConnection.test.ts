import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { deleteEndedConnections, RESTORE_MS } from './deleteEnded';

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
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
});

const end = async (user: TestUser, id: number) =>
  (await callAs(server, user, calls.removeConnection, { params: { id } })).status;
const restore = (user: TestUser, friend: Pick<TestUser, 'id'>) =>
  callAs(server, user, calls.restoreConnection, { body: { friend_id: friend.id } });
const restored = async (user: TestUser, friend: Pick<TestUser, 'id'>) =>
  (await restore(user, friend)).status;
const friendsOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listConnections)).response.map(({ friend_id }) => friend_id);
const ended = () =>
  server.deps.db.selectFrom('ended_connections').select(['low_id', 'high_id']).execute();

async function parted(): Promise<void> {
  const id = await connectUsers(server, nusrat, tanvir);
  expect(await end(nusrat, id)).toBe(204);
}

testRefusals(() => server, ['restoreConnection']);

test('the person who ended a connection restores it once, with its old date', async () => {
  const first = await connectUsers(server, nusrat, tanvir);
  const since = () =>
    server.deps.db.selectFrom('connections').select('created_at').where('low_id', '=', nusrat.id);
  const before = await since().executeTakeFirst();
  server.clock.advance(1_000);
  await end(nusrat, first);
  expect(await friendsOf(tanvir)).toEqual([]);
  const { status, response } = await restore(nusrat, tanvir);
  expect(status).toBe(201);
  expect(await friendsOf(tanvir)).toEqual([nusrat.id]);
  expect(await since().executeTakeFirst()).toEqual(before);
  expect(await end(tanvir, response.connection_id)).toBe(204);
  expect(await restored(nusrat, tanvir)).toBe(404);
  expect(await restored(tanvir, nusrat)).toBe(201);
});

test('others, and people without an ended connection, find nothing to restore', async () => {
  expect(await restored(nusrat, tanvir)).toBe(404);
  await parted();
  expect(await restored(tanvir, nusrat)).toBe(404);
  expect(await restored(nusrat, { id: 999_999 })).toBe(404);
  expect(await restored(nusrat, nusrat)).toBe(404);
  expect(await friendsOf(nusrat)).toEqual([]);
});

test('a connection can be restored for ten minutes', async () => {
  await parted();
  server.clock.advance(RESTORE_MS - 60_000);
  expect(await restored(nusrat, tanvir)).toBe(201);
  const [own] = (await callAs(server, nusrat, calls.listConnections)).response;
  await end(nusrat, own?.connection_id ?? 0);
  server.clock.advance(RESTORE_MS);
  expect(await restored(nusrat, tanvir)).toBe(409);
});

test('two people who are connected again have nothing to restore', async () => {
  await parted();
  await connectUsers(server, nusrat, tanvir);
  expect(await restored(nusrat, tanvir)).toBe(409);
});

test('a request sent in between is closed when the connection is restored', async () => {
  await parted();
  await callAs(server, tanvir, calls.connect, { body: { friend_id: nusrat.id } });
  expect(await restored(nusrat, tanvir)).toBe(201);
  expect((await callAs(server, nusrat, calls.listPendingRequests)).response).toEqual([]);
  expect((await callAs(server, nusrat, calls.listNotifications)).response).toEqual([]);
});

test('an unread notification of the acceptance goes with the connection, in open windows too', async () => {
  await callAs(server, tanvir, calls.connect, { body: { friend_id: nusrat.id } });
  const [request] = (await callAs(server, nusrat, calls.listPendingRequests)).response;
  const window = await openSocket(address, tanvir);
  await callAs(server, nusrat, calls.acceptRequest, {
    params: { request_id: request?.request_id ?? 0 },
  });
  const told = await window.next('notification');
  expect(told.notification).toMatchObject({ type: 'connection_accepted' });
  const [own] = (await callAs(server, nusrat, calls.listConnections)).response;
  await end(nusrat, own?.connection_id ?? 0);
  expect(await window.next('notifications_read')).toMatchObject({ ids: [told.notification.id] });
  expect((await callAs(server, tanvir, calls.listNotifications)).response).toEqual([]);
  window.raw.close();
  await window.closed;
});

test('both appear offline to each other after they disconnect', async () => {
  const id = await connectUsers(server, nusrat, tanvir);
  const windows = await Promise.all([openSocket(address, nusrat), openSocket(address, tanvir)]);
  const isAway = ({ online }: { online: boolean }) => !online;
  await end(nusrat, id);
  expect(await windows[0].next('presence', isAway)).toMatchObject({ user_id: tanvir.id });
  expect(await windows[1].next('presence', isAway)).toMatchObject({ user_id: nusrat.id });
  for (const window of windows) {
    window.raw.close();
    await window.closed;
  }
});

test('ended connections past their restore time are deleted', async () => {
  await server.deps.db.deleteFrom('ended_connections').execute();
  await parted();
  server.clock.advance(RESTORE_MS - 60_000);
  await deleteEndedConnections(server.deps);
  expect(await ended()).toHaveLength(1);
  server.clock.advance(60_000);
  await deleteEndedConnections(server.deps);
  expect(await ended()).toEqual([]);
});

test('a connection ended by both at once is ended by one of them', async () => {
  const id = await connectUsers(server, nusrat, tanvir);
  const statuses = await Promise.all([end(nusrat, id), end(tanvir, id)]);
  expect(statuses.sort()).toEqual([204, 404]);
  const back = await Promise.all([restored(nusrat, tanvir), restored(tanvir, nusrat)]);
  expect(back).toContain(201);
  expect(await friendsOf(nusrat)).toEqual([tanvir.id]);
});
