import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { SOCKET_CLOSE } from '#contract/limits';
import type { Bus } from '#server/platform/bus/bus';
import { withPictureAddresses } from '#server/platform/http/pictureAddresses';
import type { Caller } from '#server/platform/http/route';
import { createPublish, userChannel, type UserHint } from './publish';

export const MAX_SOCKETS_PER_USER = 10;
/** A peer with more unread bytes than this is too slow to keep. */
const MAX_BUFFERED_BYTES = 2 ** 20;

/** The owner of a socket, and the origin at which they opened Quad. */
export interface Peer {
  caller: Caller;
  origin: string;
}

export interface OpenSocket {
  socket: WebSocket;
  caller: Caller;
  /** Sends a text, or queues it until the greeting has been sent. */
  send(text: string): void;
  /** Sends the greeting, then the queued texts in their order. */
  greet(text: string): void;
}

/** The users who are online on this process, and the delivery from the bus to their sockets. */
export interface Connections {
  /** Null when the user has too many sockets already; `line` is the stream under the socket. */
  add(socket: WebSocket, line: Duplex, peer: Peer): OpenSocket | null;
  remove(open: OpenSocket): void;
  isOnline(userId: number): boolean;
  all(): Iterable<OpenSocket>;
}

interface Online {
  sockets: Set<OpenSocket>;
  leave: () => void;
}

export function createConnections(bus: Bus): Connections {
  const online = new Map<number, Online>();
  const publish = createPublish(bus);

  const receive = (userId: number, hint: UserHint, sockets: ReadonlySet<OpenSocket>) => {
    if (hint.kind !== 'tell-online') return deliver(hint, sockets);
    publish
      .toUser(hint.toUserId, { type: 'presence', user_id: userId, online: true })
      // A lost frame costs an online dot until the next greeting.
      .catch(() => undefined);
  };

  const enter = (userId: number): Online => {
    const sockets = new Set<OpenSocket>();
    const leave = bus.subscribe(userChannel(userId), (hint) =>
      receive(userId, hint as UserHint, sockets),
    );
    const entry = { sockets, leave };
    online.set(userId, entry);
    return entry;
  };

  return {
    add(socket, line, peer) {
      const entry = online.get(peer.caller.id) ?? enter(peer.caller.id);
      if (entry.sockets.size >= MAX_SOCKETS_PER_USER) return null;
      const open = createOpenSocket(socket, line, peer);
      entry.sockets.add(open);
      return open;
    },
    remove(open) {
      const entry = online.get(open.caller.id);
      if (!entry?.sockets.delete(open) || entry.sockets.size > 0) return;
      entry.leave();
      online.delete(open.caller.id);
    },
    isOnline: (userId) => online.has(userId),
    *all() {
      for (const { sockets } of online.values()) yield* sockets;
    },
  };
}

function deliver(
  hint: Exclude<UserHint, { kind: 'tell-online' }>,
  sockets: ReadonlySet<OpenSocket>,
): void {
  for (const open of sockets) {
    if (hint.kind === 'frame') open.send(hint.text);
    else if (hint.sessionId === 'all' || hint.sessionId === open.caller.sessionId) {
      open.socket.close(SOCKET_CLOSE.sessionEnded, 'session ended');
    }
  }
}

/**
 * Wraps a socket so that nothing is sent before its greeting. A peer that received a new message
 * first would not fetch the messages it missed. Texts sent in one tick are written in one piece.
 */
export function createOpenSocket(
  socket: WebSocket,
  line: Duplex,
  { caller, origin }: Peer,
): OpenSocket {
  let waiting: string[] | undefined = [];
  let waitingLength = 0;
  let held = false;

  const release = () => {
    held = false;
    line.uncork();
  };
  const hold = () => {
    if (held) return;
    held = true;
    line.cork();
    process.nextTick(release);
  };
  const write = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount + waitingLength > MAX_BUFFERED_BYTES) {
      socket.close(SOCKET_CLOSE.tryAgainLater, 'reading too slowly');
      return;
    }
    if (!waiting) {
      hold();
      return socket.send(withPictureAddresses(text, origin));
    }
    waiting.push(text);
    waitingLength += text.length;
  };
  return {
    socket,
    caller,
    send: write,
    greet(text) {
      const texts = waiting ?? [];
      waiting = undefined;
      waitingLength = 0;
      [text, ...texts].forEach(write);
    },
  };
}
