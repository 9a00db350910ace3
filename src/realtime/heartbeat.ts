import { SOCKET_PING_MS } from '#contract/limits';
import type { Ports } from '#shared/ports';

/** Silence for this long after a ping means that the connection is lost. */
export const PONG_DEADLINE_MS = 10_000;

export interface Heartbeat {
  /** Resets the deadline, because a frame has arrived. */
  heard(): void;
  /** Sends a ping immediately. */
  check(): void;
  stop(): void;
}

/**
 * Pings periodically and reports when the server has fallen silent, which a browser may not notice.
 */
export function startHeartbeat(
  timers: Ports['timers'],
  ping: () => void,
  onSilence: () => void,
): Heartbeat {
  let nextPing: number | undefined;
  let deadline: number | undefined;

  const clear = (timer: number | undefined) => {
    if (timer !== undefined) timers.clear(timer);
  };
  const check = () => {
    clear(nextPing);
    nextPing = timers.set(check, SOCKET_PING_MS);
    deadline ??= timers.set(onSilence, PONG_DEADLINE_MS);
    ping();
  };
  nextPing = timers.set(check, SOCKET_PING_MS);

  return {
    heard() {
      clear(deadline);
      deadline = undefined;
    },
    check,
    stop() {
      clear(nextPing);
      clear(deadline);
    },
  };
}
