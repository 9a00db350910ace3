import type { Logger } from 'pino';
import { SOCKET_CLOSE } from '#contract/limits';
import type { Connections } from './connections';

/**
 * The longest time a socket may outlive its session if this process was not notified of the end.
 * The bus only brings hints; this check is the guarantee. One query for all sockets of the process.
 */
const LOOK_EVERY_MS = 1_000;

export interface SessionWatchOptions {
  connections: Connections;
  /** Returns those of the sessions that are alive. */
  extendSessions: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
  log: Logger;
  everyMs?: number | undefined;
}

/** Closes the sockets whose session has ended, with 4001. Returns a stop function. */
export function startSessionWatch(options: SessionWatchOptions): () => void {
  const { connections, extendSessions, log, everyMs = LOOK_EVERY_MS } = options;
  let failing = false;
  let looking = false;

  async function look(): Promise<void> {
    const sockets = [...connections.all()];
    if (sockets.length === 0) return;
    const ids = new Set(sockets.map(({ caller }) => caller.sessionId));
    const live = await extendSessions([...ids]);
    for (const { socket, caller } of sockets) {
      if (!live.has(caller.sessionId)) socket.close(SOCKET_CLOSE.sessionEnded, 'session ended');
    }
  }

  const timer = setInterval(() => {
    // Skip this round while the previous query is still running.
    if (looking) return;
    looking = true;
    look()
      .then(() => (failing = false))
      .catch((error: unknown) => {
        if (!failing) log.warn({ err: error }, 'sessions of open sockets cannot be looked up');
        failing = true;
      })
      .finally(() => (looking = false));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
