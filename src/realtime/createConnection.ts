import { SOCKET_CLOSE, SOCKET_PROTOCOL, SOCKET_TOKEN_PROTOCOL_PREFIX } from '#contract/limits';
import type { Ports, Socket } from '../shared/ports';
import { backoffDelay } from './backoff';
import { startHeartbeat, type Heartbeat } from './heartbeat';

/** Whose socket it is. */
export interface Credentials {
  userId: number;
  token: string;
}

/** What a connection tells its owner. */
export interface ConnectionEvents {
  opening(attempt: number): void;
  opened(): void;
  received(data: unknown): void;
  closed(code: number, attempt: number, retryInMs: number | null): void;
}

export interface Connection {
  /** False when no socket is open. */
  send(text: string): boolean;
  /** Tries at once where an attempt is awaited, and asks for a sign of life where one is open. */
  hurry(): void;
  /** Ends it for good, without a word. */
  end(): void;
}

/** Given where the peer fell silent and no close frame came. */
export const CLOSED_BY_SILENCE = 1006;

const FINAL_CODES: readonly number[] = [SOCKET_CLOSE.sessionEnded, SOCKET_CLOSE.forbidden];

/** The socket's address: the API's, with ws for http. */
export function socketAddress(apiBase: string, userId: number): string {
  return `${apiBase.replace(/^http/, 'ws')}/chat/ws/${userId}`;
}

/** Keeps one socket open for a user: opens it, watches over it, and opens it again. */
export function createConnection(
  { userId, token }: Credentials,
  ports: Ports,
  events: ConnectionEvents,
): Connection {
  let socket: Socket | undefined;
  let heartbeat: Heartbeat | undefined;
  let retryTimer: number | undefined;
  let attempt = 0;
  // Counts sockets, so that what an abandoned one still says is not heard.
  let generation = 0;

  const abandon = () => {
    generation += 1;
    heartbeat?.stop();
    heartbeat = undefined;
    if (retryTimer !== undefined) ports.timers.clear(retryTimer);
    retryTimer = undefined;
    socket?.close();
    socket = undefined;
  };
  const lose = (code: number) => {
    abandon();
    if (FINAL_CODES.includes(code)) return events.closed(code, attempt, null);
    attempt += 1;
    const retryInMs = backoffDelay(attempt, ports.random());
    retryTimer = ports.timers.set(open, retryInMs);
    events.closed(code, attempt, retryInMs);
  };
  const send = (text: string) => {
    if (!socket || !heartbeat) return false;
    try {
      socket.send(text);
      return true;
    } catch {
      return false;
    }
  };
  const ping = () => {
    send(JSON.stringify({ type: 'ping' }));
  };

  function open() {
    abandon();
    const own = generation;
    const ifCurrent = (run: () => void) => {
      if (own === generation) run();
    };
    events.opening(attempt);
    const protocols = [SOCKET_PROTOCOL, SOCKET_TOKEN_PROTOCOL_PREFIX + token];
    socket = ports.openSocket(socketAddress(ports.config.apiBase, userId), protocols, {
      onOpen: () =>
        ifCurrent(() => {
          heartbeat = startHeartbeat(ports.timers, ping, () => lose(CLOSED_BY_SILENCE));
          events.opened();
        }),
      onMessage: (data) =>
        ifCurrent(() => {
          // Only a peer that speaks is a working one; a bare open may be followed by a refusal.
          attempt = 0;
          heartbeat?.heard();
          events.received(data);
        }),
      onClose: (code) => ifCurrent(() => lose(code)),
    });
  }

  open();
  return {
    send,
    hurry() {
      if (heartbeat) heartbeat.check();
      else if (retryTimer !== undefined) open();
    },
    end: abandon,
  };
}
