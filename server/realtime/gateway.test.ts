import { once } from 'node:events';
import WebSocket from 'ws';
import { hostileFrames } from '#contract/fixtures/hostileFrames';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { bearerProtocols, openSocket, type TestSocket } from '#server/testing/openSocket';

let server: TestServer;
let address: string;
let nusrat: TestUser;
const open: TestSocket[] = [];

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.raw.terminate();
});
afterAll(() => server.close());

async function socketOf(user: TestUser): Promise<TestSocket> {
  const socket = await openSocket(address, user);
  open.push(socket);
  return socket;
}

const socketCount = async () => {
  const metric = await server.deps.metrics.openSockets.get();
  return metric.values[0]?.value;
};

test('a new socket is greeted, and a ping is answered', async () => {
  const socket = await socketOf(nusrat);
  expect(socket.frames).toEqual([{ type: 'ready', last_message_id: null, last_revision: null }]);
  socket.send({ type: 'ping' });
  expect(await socket.next('pong')).toEqual({ type: 'pong' });
});

describe('an invalid frame', () => {
  test.each(hostileFrames)('%j causes an error, and the socket stays open', async (text) => {
    const socket = await socketOf(nusrat);
    socket.send(text);
    const { code, detail } = await socket.next('error');
    expect(['malformed', 'unknown_type', 'invalid']).toContain(code);
    expect(detail).toMatch(/\.$/);
    await socket.quiet();
    expect(socket.of('error')).toHaveLength(1);
  });

  test('a binary frame causes an error too', async () => {
    const socket = await socketOf(nusrat);
    socket.raw.send(Buffer.from('{"type":"ping"}'));
    expect(await socket.next('error')).toMatchObject({ code: 'malformed' });
    await socket.quiet();
  });

  test.each([
    ['"12"', 'a text for a number'],
    ['-1', 'an id below one'],
    ['1.5', 'half an id'],
    ['9007199254740993', 'an id beyond what is exact'],
    ['null', 'nothing'],
  ])('%s is not a recipient: %s', async (receiver) => {
    const socket = await socketOf(nusrat);
    socket.send(
      `{"client_id":"c-1","receiver_id":${receiver},"content":"hi","message_type":"text"}`,
    );
    expect(await socket.next('error')).toMatchObject({ code: 'invalid', client_id: 'c-1' });
  });
});

test('a frame of 64 KiB is read, and one byte more closes the socket with 1009', async () => {
  const socket = await socketOf(nusrat);
  socket.send('x'.repeat(64 * 1024));
  expect(await socket.next('error')).toMatchObject({ code: 'malformed' });
  socket.send('x'.repeat(64 * 1024 + 1));
  expect(await socket.closed).toBe(1009);
});

test('of 101 frames in ten seconds the last is refused, and the socket stays open', async () => {
  const socket = await socketOf(nusrat);
  for (let i = 0; i < 100; i += 1) socket.send({ type: 'ping' });
  socket.send({ type: 'typing', receiver_id: 1, client_id: 'c-101' });
  const refused = await socket.next('error');
  expect(refused).toMatchObject({ code: 'rate_limited', client_id: 'c-101' });
  while (socket.of('pong').length < 100) await socket.next('pong');
  expect(socket.raw.readyState).toBe(WebSocket.OPEN);
});

test('protocol pings count as frames, so that a flood of them is not answered forever', async () => {
  const socket = await socketOf(nusrat);
  let answered = 0;
  socket.raw.on('pong', () => (answered += 1));
  for (let i = 0; i < 300; i += 1) socket.raw.ping();
  socket.send({ type: 'ping' });
  expect(await socket.next('error')).toMatchObject({ code: 'rate_limited' });
  expect(answered).toBe(100);
});

test('the eleventh socket of a person is refused, and the other ten stay open', async () => {
  const ten = await Promise.all(Array.from({ length: 10 }, () => socketOf(nusrat)));
  const url = `${address.replace('http', 'ws')}/api/chat/ws/${nusrat.id}`;
  const eleventh = new WebSocket(url, bearerProtocols(nusrat.token));
  const [code] = (await once(eleventh, 'close')) as [number];
  expect(code).toBe(1013);
  await Promise.all(ten.map((socket) => socket.quiet()));

  ten[0]?.raw.close();
  await ten[0]?.closed;
  await (await socketOf(nusrat)).quiet();
});

test('a refused socket that sends invalid frames does no harm', async () => {
  const ten = await Promise.all(Array.from({ length: 10 }, () => socketOf(nusrat)));
  const url = `${address.replace('http', 'ws')}/api/chat/ws/${nusrat.id}`;
  const eleventh = new WebSocket(url, bearerProtocols(nusrat.token));
  const [response] = (await once(eleventh, 'upgrade')) as [{ socket: { write(b: Buffer): void } }];
  response.socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
  await once(eleventh, 'close');
  await ten[0]?.quiet();
});

test('every socket of a person receives every frame, and each is counted', async () => {
  const before = (await socketCount()) ?? 0;
  const three = await Promise.all([1, 2, 3].map(() => socketOf(nusrat)));
  expect(await socketCount()).toBe(before + 3);
  await server.deps.publish.toUser(nusrat.id, { type: 'typing', sender_id: 7 });
  for (const socket of three) {
    expect(await socket.next('typing')).toEqual({ type: 'typing', sender_id: 7 });
  }
});

test('a client that reads nothing is closed with 1013 before it fills the memory', async () => {
  const slow = await socketOf(nusrat);
  const quick = await socketOf(nusrat);
  slow.raw.pause();
  const frame = { type: 'error', code: 'big', detail: 'x'.repeat(512 * 1024) } as const;
  for (let i = 0; i < 40; i += 1) {
    await server.deps.publish.toUser(nusrat.id, frame);
    while (quick.of('error').length <= i) await quick.next('error');
  }
  slow.raw.resume();
  expect(await slow.closed).toBe(1013);
  expect(slow.of('error').length).toBeLessThan(40);
  await quick.quiet();
});

test('a server that stops closes its sockets with 1012 and accepts no more', async () => {
  const stopping = await createTestServer();
  const there = await stopping.listen();
  const user = await createVerifiedUser(stopping);
  const [first, second] = [await openSocket(there, user), await openSocket(there, user)];
  second.raw.pause();
  const closing = stopping.close();
  expect(await first.closed).toBe(1012);
  const late = new WebSocket(
    `${there.replace('http', 'ws')}/api/chat/ws/${user.id}`,
    bearerProtocols(user.token),
  );
  const [, response] = (await once(late, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ];
  late.on('error', () => undefined).terminate();
  expect(response.statusCode).toBe(503);
  // It does not wait for the peer that reads nothing.
  await closing;
  second.raw.terminate();
});
