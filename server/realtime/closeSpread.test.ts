import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { closeSpread } from './closeSpread';

const SOCKETS = 40;

test('sockets are closed with 1012 one after the other over the given time', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const clients = Array.from({ length: SOCKETS }, () => new WebSocket(`ws://127.0.0.1:${port}`));
  await Promise.all(clients.map((client) => once(client, 'open')));

  const gone: { code: number; at: number }[] = [];
  const from = performance.now();
  for (const client of clients) {
    client.on('close', (code) => gone.push({ code, at: performance.now() - from }));
  }
  const ended = clients.map((client) => once(client, 'close'));
  await closeSpread([...server.clients], 1_000);
  await Promise.all(ended);

  expect(gone.map(({ code }) => code)).toEqual(clients.map(() => 1012));
  const before = (ms: number) => gone.filter(({ at }) => at < ms).length;
  expect(before(500)).toBeLessThanOrEqual(SOCKETS / 2 + 2);
  expect(before(500)).toBeGreaterThan(0);
  await new Promise((closed) => server.close(closed));
});

test('without time, no socket is closed and the call resolves at once', async () => {
  const close = jest.fn();
  await closeSpread([{ close } as unknown as WebSocket], 0);
  expect(close).not.toHaveBeenCalled();
});
