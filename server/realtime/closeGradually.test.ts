import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { closeGradually } from './closeGradually';

test('sockets are closed one after the other, evenly over the given time', async () => {
  let closed = 0;
  const sockets = Array.from({ length: 40 }, () => ({ close: () => (closed += 1) }));
  const steps: { ms: number; closed: number }[] = [];
  await closeGradually(sockets as unknown as WebSocket[], 1_000, (ms) => {
    steps.push({ ms, closed });
    return Promise.resolve();
  });
  expect(steps).toEqual(Array.from({ length: 20 }, (_, i) => ({ ms: 50, closed: 2 * (i + 1) })));
});

test('each is closed with 1012', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const clients = Array.from({ length: 5 }, () => new WebSocket(`ws://127.0.0.1:${port}`));
  await Promise.all(clients.map((client) => once(client, 'open')));
  const ended = clients.map((client) => once(client, 'close') as Promise<[number]>);
  await closeGradually([...server.clients], 100);
  expect((await Promise.all(ended)).map(([code]) => code)).toEqual(clients.map(() => 1012));
  await new Promise((closed) => server.close(closed));
});

test('without time, no socket is closed and the call resolves at once', async () => {
  const close = jest.fn();
  await closeGradually([{ close } as unknown as WebSocket], 0);
  expect(close).not.toHaveBeenCalled();
});
