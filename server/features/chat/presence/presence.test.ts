import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';

let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  stranger = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
});
afterAll(() => server.close());

/**
 * Opens a socket, and resolves after its greeting: a person who arrives earlier would be announced
 * twice.
 */
async function openGreeted(user: TestUser): Promise<TestSocket> {
  const socket = await openSocket(address, user);
  await socket.quiet();
  return socket;
}

async function leave(socket: TestSocket) {
  socket.raw.close();
  await socket.closed;
}

test('connections are notified when a person comes or goes, strangers are not', async () => {
  const watching = await openGreeted(tanvir);
  const other = await openSocket(address, stranger);
  const socket = await openSocket(address, nusrat);
  expect(await watching.next('presence')).toEqual({
    type: 'presence',
    user_id: nusrat.id,
    online: true,
  });
  await leave(socket);
  expect(await watching.next('presence')).toEqual({
    type: 'presence',
    user_id: nusrat.id,
    online: false,
  });
  await other.quiet();
  expect(other.of('presence')).toEqual([]);
  await Promise.all([leave(watching), leave(other)]);
});

test('a new socket learns which of the person’s connections are online', async () => {
  const there = [await openGreeted(tanvir), await openGreeted(stranger)];
  const socket = await openSocket(address, nusrat);
  await socket.next('presence');
  await socket.quiet();
  expect(socket.of('presence')).toEqual([{ type: 'presence', user_id: tanvir.id, online: true }]);
  await Promise.all([...there, socket].map(leave));
});

test('the first frame of a socket is answered after its whole greeting', async () => {
  const there = await openGreeted(tanvir);
  const socket = await openSocket(address, nusrat);
  socket.send({ type: 'ping' });
  await socket.next('pong');
  expect(socket.frames.map(({ type }) => type)).toEqual(['ready', 'presence', 'pong']);
  await Promise.all([there, socket].map(leave));
});

test('a second window sends no presence, and only the last one to close sends offline', async () => {
  const watching = await openGreeted(tanvir);
  const first = await openSocket(address, nusrat);
  const last = await openSocket(address, nusrat);
  await watching.next('presence');
  await leave(first);
  await watching.quiet();
  expect(watching.of('presence')).toHaveLength(1);
  await leave(last);
  expect(await watching.next('presence')).toMatchObject({ online: false });
  await leave(watching);
});

test('however fast a person comes and goes, the last presence frame is right', async () => {
  const watching = await openSocket(address, tanvir);
  for (let i = 0; i < 10; i += 1) await leave(await openSocket(address, nusrat));
  const last = await openSocket(address, nusrat);
  await last.quiet();
  while (watching.of('presence').at(-1)?.online !== true) await watching.next('presence');
  await watching.quiet();
  expect(watching.of('presence').at(-1)).toMatchObject({ online: true });
  await Promise.all([leave(last), leave(watching)]);
});

test.each(['accepting a request', 'asking back', 'restoring the connection'])(
  '%s notifies both that the other is online',
  async (how) => {
    const [a, b] = how === 'restoring the connection' ? [nusrat, tanvir] : [nusrat, stranger];
    const sockets = [await openSocket(address, a), await openSocket(address, b)] as const;
    if (how === 'restoring the connection') {
      const { response } = await callAs(server, a, calls.listConnections);
      const id = response[0]?.connection_id ?? 0;
      await callAs(server, a, calls.removeConnection, { params: { id } });
      for (const socket of sockets) await socket.next('presence', ({ online }) => !online);
      for (const socket of sockets) socket.frames.length = 0;
      await callAs(server, a, calls.restoreConnection, { body: { friend_id: b.id } });
    } else {
      const asked = await callAs(server, a, calls.connect, { body: { friend_id: b.id } });
      const params = { request_id: asked.response.request_id ?? 0 };
      if (how === 'accepting a request') await callAs(server, b, calls.acceptRequest, { params });
      else await callAs(server, b, calls.connect, { body: { friend_id: a.id } });
    }
    expect(await sockets[0].next('presence')).toMatchObject({ user_id: b.id, online: true });
    expect(await sockets[1].next('presence')).toMatchObject({ user_id: a.id, online: true });
    await Promise.all(sockets.map(leave));
  },
);

test('connecting with an offline person sends no presence', async () => {
  const socket = await openSocket(address, nusrat);
  const asked = await callAs(server, stranger, calls.connect, { body: { friend_id: nusrat.id } });
  const params = { request_id: asked.response.request_id ?? 0 };
  await callAs(server, nusrat, calls.acceptRequest, { params });
  await socket.quiet();
  expect(socket.of('presence')).toEqual([]);
  await leave(socket);
});

test('an ended connection is shown as offline and gets no more presence', async () => {
  const watching = await openSocket(address, tanvir);
  const { response } = await callAs(server, tanvir, calls.listConnections);
  const id = response[0]?.connection_id ?? 0;
  await callAs(server, tanvir, calls.removeConnection, { params: { id } });
  await leave(await openSocket(address, nusrat));
  await watching.quiet();
  expect(watching.of('presence')).toEqual([
    { type: 'presence', user_id: nusrat.id, online: false },
  ]);
  await leave(watching);
});
