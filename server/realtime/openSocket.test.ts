import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTick } from 'node:timers/promises';
import WebSocket, { WebSocketServer } from 'ws';
import { createOpenSocket, type OpenSocket } from './connections';

const http = createServer();
const sockets = new WebSocketServer({ noServer: true });
let open: OpenSocket;
let line: Duplex;
let peer: WebSocket;
let heard: string[];

beforeAll(() => new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready)));
afterAll(() => http.close());

beforeEach(async () => {
  http.once('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      line = stream;
      const caller = { id: 1, username: 'nusrat', sessionId: 1 };
      open = createOpenSocket(socket, stream, { caller, origin: 'https://quad.example' });
    }),
  );
  const { port } = http.address() as AddressInfo;
  peer = new WebSocket(`ws://127.0.0.1:${port}`);
  heard = [];
  peer.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  await once(peer, 'open');
});
afterEach(() => peer.terminate());

const untilHeard = async (count: number) => {
  while (heard.length < count) await once(peer, 'message');
};

test('texts sent in one tick are written in one piece, and arrive in order', async () => {
  open.greet('hello');
  await untilHeard(1);
  const writes = jest.spyOn(line as Required<Duplex>, '_writev');
  for (const text of ['one', 'two', 'three']) open.send(text);
  expect(writes).not.toHaveBeenCalled();
  await nextTick();
  expect(writes).toHaveBeenCalledTimes(1);
  open.send('four');
  await untilHeard(5);
  expect(writes).toHaveBeenCalledTimes(2);
  expect(heard).toEqual(['hello', 'one', 'two', 'three', 'four']);
});

test('a socket that is closed in the tick of its last texts sends them first', async () => {
  open.greet('hello');
  open.send('last');
  open.socket.close(4001, 'session ended');
  const [code] = (await once(peer, 'close')) as [number];
  expect({ code, heard }).toEqual({ code: 4001, heard: ['hello', 'last'] });
});
