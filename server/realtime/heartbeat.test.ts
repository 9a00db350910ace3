import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import { longestSilenceMs, startHeartbeat } from './heartbeat';

const INTERVAL_MS = 1_000;

describe('a heartbeat', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A socket to a peer that answers pings while it is there. */
  function meet() {
    const peer = { isThere: true };
    const socket = Object.assign(new EventEmitter(), {
      ping: jest.fn(() => void (peer.isThere && socket.emit('pong'))),
      terminate: jest.fn(),
    });
    const stop = startHeartbeat(socket as unknown as WebSocket, INTERVAL_MS);
    return { peer, socket, stop };
  }

  test('keeps a peer that responds, until it stops', () => {
    const { socket, stop } = meet();
    jest.advanceTimersByTime(6 * INTERVAL_MS);
    expect(socket.ping).toHaveBeenCalledTimes(6);
    stop();
    jest.advanceTimersByTime(6 * INTERVAL_MS);
    expect(socket.ping).toHaveBeenCalledTimes(6);
    expect(socket.terminate).not.toHaveBeenCalled();
  });

  test('ends a socket whose peer disappears right after it answered, within the bound', () => {
    const { peer, socket, stop } = meet();
    jest.advanceTimersByTime(INTERVAL_MS);
    peer.isThere = false;
    jest.advanceTimersByTime(longestSilenceMs(INTERVAL_MS) - 1);
    expect(socket.ping).toHaveBeenCalledTimes(3);
    expect(socket.terminate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(socket.terminate).toHaveBeenCalledTimes(1);
    stop();
  });

  test('keeps a peer that answers the second ping just in time', () => {
    const { peer, socket, stop } = meet();
    peer.isThere = false;
    jest.advanceTimersByTime(2.29 * INTERVAL_MS);
    peer.isThere = true;
    socket.emit('pong');
    jest.advanceTimersByTime(3 * INTERVAL_MS);
    expect(socket.terminate).not.toHaveBeenCalled();
    stop();
  });
});

test('over a real connection, a peer that misses two pings is disconnected', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection') as Promise<[WebSocket]>;
  const peer = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: false });
  let beats = 0;
  peer.on('ping', () => (beats += 1));
  const [[socket]] = await Promise.all([accepted, once(peer, 'open')]);
  const stop = startHeartbeat(socket, 40);
  const [code] = (await once(peer, 'close')) as [number];
  expect(code).toBe(1006);
  expect(beats).toBe(2);
  stop();
  server.close();
});
