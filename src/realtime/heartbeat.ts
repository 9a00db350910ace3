import { SOCKET_PING_MS } from '#contract/limits';
import type { Ports } from '#shared/ports';

/** Silence after a ping for this long means that nobody is there. */
export const PONG_DEADLINE_MS = 10_000;

export interface Heartbeat {
  /** Something arrived: the other side lives. */
  heard(): void;
  /** Asks for a sign of life now. */
  check(): void;
  stop(): void;
}

/** Pings now and then, and says when the other side fell silent, which a browser may not notice. */
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
