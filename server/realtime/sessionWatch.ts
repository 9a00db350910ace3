import type { Logger } from 'pino';
import { SOCKET_CLOSE } from '#contract/limits';
import { startPasses } from '#server/platform/startPasses';
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

/**
 * Closes the sockets whose session has ended, with 4001. Returns a function that stops this and
 * waits for a running query.
 */
export function startSessionWatch(options: SessionWatchOptions): () => Promise<void> {
  const { connections, extendSessions, log, everyMs = LOOK_EVERY_MS } = options;
  const failure = 'sessions of open sockets cannot be looked up; trying again';
  return startPasses({ everyMs, log, failure }, async () => {
    const sockets = [...connections.all()];
    if (sockets.length === 0) return;
    const ids = new Set(sockets.map(({ caller }) => caller.sessionId));
    const live = await extendSessions([...ids]);
    for (const { socket, caller } of sockets) {
      if (!live.has(caller.sessionId)) socket.close(SOCKET_CLOSE.sessionEnded, 'session ended');
    }
  });
}
