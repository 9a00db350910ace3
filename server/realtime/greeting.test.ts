import { once } from 'node:events';
import WebSocket from 'ws';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { bearerProtocols, openSocket } from '#server/testing/openSocket';

let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
});
afterAll(() => server.close());

const untilOnline = async ({ id }: TestUser) => {
  const watching = await openSocket(address, tanvir);
  await watching.next('presence', ({ user_id: who, online }) => who === id && online);
  watching.raw.terminate();
};

test('frames that arrive while a socket opens wait for the greeting, and are then sent in order', async () => {
  const { db, publish } = server.deps;
  const types = await db.transaction().execute(async (trx) => {
    // Holding this table delays the greeting.
    await trx.schema.alterTable('conversations').renameTo('conversations_held').execute();
    await trx.schema.alterTable('conversations_held').renameTo('conversations').execute();
    const url = `${address.replace('http', 'ws')}/api/chat/ws/${nusrat.id}`;
    const socket = new WebSocket(url, bearerProtocols(nusrat.token));
    const heard: unknown[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8'))));
    await once(socket, 'open');
    socket.send('{"type":"ping"}');
    for (const sender_id of [7, 8, 9])
      await publish.toUser(nusrat.id, { type: 'typing', sender_id });
    // Pings of the protocol wait for nothing, so what was sent before the second pong has arrived.
    for (let pings = 0; pings < 2; pings += 1) {
      socket.ping();
      await once(socket, 'pong');
    }
    return { heard, early: heard.length, socket };
  });
  while (types.heard.length < 5) await once(types.socket, 'message');
  expect(types.early).toBe(0);
  expect(types.heard[0]).toEqual({ type: 'ready', last_message_id: null, last_revision: null });
  const typing = types.heard.filter((frame) => (frame as { type: string }).type === 'typing');
  expect(typing).toEqual([7, 8, 9].map((sender_id) => ({ type: 'typing', sender_id })));
  types.socket.terminate();
});

test('a socket that cannot be greeted is closed, and the client reconnects', async () => {
  const { schema } = server.deps.db;
  await schema.alterTable('conversations').renameTo('conversations_away').execute();
  const url = `${address.replace('http', 'ws')}/api/chat/ws/${nusrat.id}`;
  const socket = new WebSocket(url, bearerProtocols(nusrat.token));
  const [code] = (await once(socket, 'close')) as [number];
  await schema.alterTable('conversations_away').renameTo('conversations').execute();
  expect(code).toBe(1013);
  const again = await openSocket(address, nusrat);
  await untilOnline(nusrat);
  again.raw.terminate();
});
