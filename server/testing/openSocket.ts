import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import WebSocket from 'ws';
import type { ChatMessage } from '#contract/entities/chat';
import type { ServerFrame, ServerFrames, ServerFrameType } from '#contract/frames';
import { hasBus, markerIn, sendMarker } from './busMarkers';
import type { TestUser } from './factories';
import { failAfter } from './failAfter';

type SocketOwner = Pick<TestUser, 'id' | 'token'>;

export interface SocketOptions {
  /** The path segment after `chat/ws/`; the user's id by default. */
  id?: string | number;
  protocols?: string[];
  headers?: Record<string, string>;
}

type Fits<T extends ServerFrameType> = (frame: ServerFrames[T]) => boolean;

/** A user's socket, as a browser would open it. */
export interface TestSocket {
  raw: WebSocket;
  /** All received frames, in order. */
  frames: ServerFrame[];
  of<T extends ServerFrameType>(type: T): ServerFrames[T][];
  /** Sends a frame, or a text unchanged. */
  send(frame: unknown): void;
  /** Resolves with the first matching frame of a type that was not returned before. */
  next<T extends ServerFrameType>(type: T, fits?: Fits<T>): Promise<ServerFrames[T]>;
  /** Sends a message and waits until it is acknowledged. */
  say(to: Pick<TestUser, 'id'>, content: string, clientId?: string): Promise<ChatMessage>;
  /**
   * Resolves when everything sent here is acknowledged and every frame it caused here has arrived.
   */
  quiet(): Promise<void>;
  /** Resolves with the close code. */
  closed: Promise<number>;
}

/** Only a frame that never arrives takes this long, even on a slow machine. */
const TIMEOUT_MS = 30_000;

export const bearerProtocols = (token: string) => ['quad.v1', `bearer.${token}`];

function connect(address: string, user: SocketOwner, options: SocketOptions): WebSocket {
  const url = `${address.replace('http', 'ws')}/api/chat/ws/${options.id ?? user.id}`;
  const protocols = options.protocols ?? bearerProtocols(user.token);
  return new WebSocket(url, protocols, { headers: options.headers ?? {} });
}

/** Returns the response to a refused upgrade. */
export async function refusedUpgrade(
  address: string,
  user: SocketOwner,
  options: SocketOptions = {},
): Promise<{ status: number | undefined; body: unknown }> {
  const socket = connect(address, user, options);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const chunks = (await response.toArray()) as Buffer[];
  socket.on('error', () => undefined);
  socket.terminate();
  return {
    status: response.statusCode,
    body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown,
  };
}

/** Opens a socket at a listening server; resolves once it is open and greeted. */
export async function openSocket(
  address: string,
  user: SocketOwner,
  options: SocketOptions = {},
): Promise<TestSocket> {
  const raw = connect(address, user, options);
  const frames: ServerFrame[] = [];
  const taken = new Set<ServerFrame>();
  const wakers = new Set<() => void>();
  const markers = new Map<string, () => void>();
  raw.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString('utf8')) as ServerFrame;
    const marker = markerIn(frame);
    if (marker) return markers.get(marker.id)?.();
    frames.push(frame);
    for (const wake of wakers) wake();
  });
  const closed = new Promise<number>((resolve) => raw.once('close', resolve));

  const of = <T extends ServerFrameType>(type: T) =>
    frames.filter((each) => each.type === type) as ServerFrames[T][];

  function next<T extends ServerFrameType>(
    type: T,
    fits: Fits<T> = () => true,
  ): Promise<ServerFrames[T]> {
    return new Promise((resolve, reject) => {
      const seen = () => `No ${type} came, only: ${JSON.stringify(frames)}`;
      const finish = failAfter(TIMEOUT_MS, () => reject(new Error(seen())));
      const look = () => {
        const frame = of(type).find((each) => !taken.has(each) && fits(each));
        if (!frame) return;
        taken.add(frame);
        finish();
        wakers.delete(look);
        resolve(frame);
      };
      wakers.add(look);
      look();
    });
  }

  const send = (frame: unknown) =>
    raw.send(typeof frame === 'string' ? frame : JSON.stringify(frame));

  const ping = async () => {
    send({ type: 'ping' });
    await next('pong');
  };

  /** Resolves when everything published on the bus before has been delivered. */
  const flushBus = () =>
    new Promise<void>((resolve, reject) => {
      const id = randomUUID();
      const finish = failAfter(TIMEOUT_MS, () => reject(new Error('No marker came.')));
      markers.set(id, () => {
        finish();
        resolve();
      });
      sendMarker(address, user.id, id).catch(reject);
    });

  await once(raw, 'open');
  await next('ready');
  return {
    raw,
    frames,
    of,
    send,
    next,
    async say({ id }, content, clientId = randomUUID()) {
      send({ client_id: clientId, receiver_id: id, content, message_type: 'text' });
      const isEcho = (frame: ServerFrames['message']) =>
        frame.message.sender_id === user.id && frame.client_id === clientId;
      const echo = await next('message', isEcho);
      return echo.message;
    },
    async quiet() {
      await ping();
      // The pong means that the frames before it are handled. Their effects arrive over the bus,
      // and may have made another user's process publish something in turn.
      if (!hasBus(address)) return ping();
      await flushBus();
      await flushBus();
    },
    closed,
  };
}
