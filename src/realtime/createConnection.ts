import { SOCKET_CLOSE, SOCKET_PROTOCOL, SOCKET_TOKEN_PROTOCOL_PREFIX } from '#contract/limits';
import type { Ports, Socket } from '#shared/ports';
import { backoffDelay, floodDelay } from './backoff';
import { startHeartbeat, type Heartbeat } from './heartbeat';

/** Whose socket it is. */
export interface Credentials {
  userId: number;
  token: string;
}

/** The next attempt to connect. */
export interface Retry {
  inMs: number;
  /** Whether the wait is for having sent too many frames. */
  isForFlooding: boolean;
}

/** What a connection tells its owner. */
export interface ConnectionEvents {
  opening(attempt: number): void;
  opened(): void;
  received(data: unknown): void;
  /** `retry` is null when no attempt will be made. */
  closed(code: number, attempt: number, retry: Retry | null): void;
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
  /** How often the server closed the connection for flooding; 0 after a connection without it. */
  let floods = 0;
  let isForFlooding = false;
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
    const wasWorking = heartbeat !== undefined && attempt === 0;
    abandon();
    if (FINAL_CODES.includes(code)) return events.closed(code, attempt, null);
    attempt += 1;
    if (code === SOCKET_CLOSE.flooding) floods += 1;
    else if (wasWorking) floods = 0;
    // A browser is not told why an upgrade failed; soon after flooding it is most likely refused for it.
    isForFlooding = floods > 0;
    const inMs = isForFlooding
      ? floodDelay(floods, ports.random())
      : backoffDelay(attempt, ports.random());
    retryTimer = ports.timers.set(open, inMs);
    events.closed(code, attempt, { inMs, isForFlooding });
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
      // The server refuses those who come too early, and lets them wait longer.
      else if (retryTimer !== undefined && !isForFlooding) open();
    },
    end: abandon,
  };
}
