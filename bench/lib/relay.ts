import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { collectWhenAsked } from './collectWhenAsked';
import type { Listening } from './startServer';

/** A message as the load driver sends it. */
export interface RelayedMessage {
  client_id: string;
  receiver_id: number;
  content: string;
}

/** Starts sockets that pass messages on to both ends: no session, checks, order or queue. */
export function startRelay(store: (from: number, message: RelayedMessage) => Promise<void>): void {
  const sockets = new Map<number, WebSocket>();
  const server = new WebSocketServer({
    ...{ port: 0, host: '127.0.0.1', perMessageDeflate: false },
    handleProtocols: () => 'quad.v1',
  });
  server.on('connection', (socket, request) => {
    const own = Number(request.url?.split('/').at(-1));
    sockets.set(own, socket);
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as RelayedMessage;
      const { client_id, receiver_id, content } = message;
      const text = JSON.stringify({
        ...{ type: 'message', client_id },
        message: { sender_id: own, receiver_id, content },
      });
      store(own, message).then(
        () => [socket, sockets.get(receiver_id)].forEach((end) => end?.send(text)),
        () => socket.close(),
      );
    });
  });
  server.on('listening', () => {
    const listening: Listening = { port: (server.address() as AddressInfo).port };
    process.send?.(listening);
  });
  collectWhenAsked();
}
