import { SOCKET_CLOSE, SOCKET_PROTOCOL, SOCKET_TOKEN_PROTOCOL_PREFIX } from '#contract/limits';
import type { Ports, Socket } from '#shared/ports';
import { backoffDelay, floodDelay } from './backoff';
import { startHeartbeat, type Heartbeat } from './heartbeat';

/** The user and token for a socket. */
export interface Credentials {
  userId: number;
  token: string;
}

/** The next attempt to connect. */
export interface Retry {
  inMs: number;
  /** Whether the delay is a penalty for sending too many frames. */
  isForFlooding: boolean;
}

/** The callbacks of a connection. */
export interface ConnectionEvents {
  opening(attempt: number): void;
  opened(): void;
  received(data: unknown): void;
  /** `retry` is null if there will be no further attempt. */
  closed(code: number, attempt: number, retry: Retry | null): void;
}

export interface Connection {
  /** Sends a text. Returns false if no socket is open. */
  send(text: string): boolean;
  /** Reconnects immediately if an attempt is scheduled. If the socket is open, sends a ping. */
  hurry(): void;
  /** Closes the connection for good, without calling back. */
  end(): void;
}

/** The close code reported when the server fell silent without a close frame. */
export const CLOSED_BY_SILENCE = 1006;

const FINAL_CODES: readonly number[] = [SOCKET_CLOSE.sessionEnded, SOCKET_CLOSE.forbidden];

/** The socket's address: the API's base address with ws instead of http. */
export function socketAddress(apiBase: string, userId: number): string {
  return `${apiBase.replace(/^http/, 'ws')}/chat/ws/${userId}`;
}

/** Keeps a socket open for a user: opens it, monitors it, and reconnects when it is lost. */
export function createConnection(
  { userId, token }: Credentials,
  ports: Ports,
  events: ConnectionEvents,
): Connection {
  let socket: Socket | undefined;
  let heartbeat: Heartbeat | undefined;
  let retryTimer: number | undefined;
  let attempt = 0;
  /** How often the server closed the connection for flooding. Reset by a working connection. */
  let floods = 0;
  let isForFlooding = false;
  // Incremented for each socket, so that events of an abandoned one are ignored.
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
    // A browser can't see why an upgrade failed. Soon after flooding, that is the most likely
    // reason.
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
          // A connection works only once the server has sent a frame. An open may be followed by a
          // refusal.
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
      // The server refuses early attempts and extends the wait.
      else if (retryTimer !== undefined && !isForFlooding) open();
    },
    end: abandon,
  };
}
