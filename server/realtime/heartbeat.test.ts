import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket, { WebSocketServer } from 'ws';
import { startHeartbeat } from './heartbeat';

const INTERVAL_MS = 40;

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(() => {
  for (const socket of server.clients) socket.terminate();
  server.close();
});

async function meet(client: { autoPong: boolean }) {
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection') as Promise<[WebSocket]>;
  const peer = new WebSocket(`ws://127.0.0.1:${port}`, client);
  const [[socket]] = await Promise.all([accepted, once(peer, 'open')]);
  let beats = 0;
  peer.on('ping', () => (beats += 1));
  const stop = startHeartbeat(socket, INTERVAL_MS);
  return { peer, stop, beats: () => beats };
}

test('a peer that responds is kept, until the heartbeat stops', async () => {
  const { peer, stop, beats } = await meet({ autoPong: true });
  await pause(INTERVAL_MS * 6);
  expect(peer.readyState).toBe(WebSocket.OPEN);
  expect(beats()).toBeGreaterThan(2);
  stop();
  // One ping may still be on its way.
  await pause(INTERVAL_MS);
  const counted = beats();
  await pause(INTERVAL_MS * 3);
  expect(beats()).toBe(counted);
});

test('a peer that misses two pings is disconnected', async () => {
  const { peer, stop, beats } = await meet({ autoPong: false });
  const [code] = (await once(peer, 'close')) as [number];
  expect(code).toBe(1006);
  expect(beats()).toBe(2);
  stop();
});
