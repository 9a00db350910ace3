import { FRAME_BUDGET_MS, OUTBOX_BUDGET } from '#contract/limits';

/** Keeps what the outbox sends below the server's budget of frames. */
export interface SendPace {
  /** Takes a place for one message; otherwise returns the milliseconds until there is one. */
  take(now: number): number;
  /** Gives no place for this long. */
  pause(now: number, ms: number): void;
}

/** At most {@link OUTBOX_BUDGET} messages in any ten seconds. */
export function createSendPace(): SendPace {
  let sentAt: number[] = [];
  let pausedAt = -Infinity;
  let pauseMs = 0;
  // A clock that was set back must not hold anything up, so times to come count as past.
  const left = (at: number, ms: number, now: number) => (at > now ? 0 : at + ms - now);
  return {
    take(now) {
      const paused = left(pausedAt, pauseMs, now);
      if (paused > 0) return paused;
      sentAt = sentAt.filter((at) => left(at, FRAME_BUDGET_MS, now) > 0);
      const [oldest] = sentAt;
      if (oldest !== undefined && sentAt.length >= OUTBOX_BUDGET)
        return left(oldest, FRAME_BUDGET_MS, now);
      sentAt.push(now);
      return 0;
    },
    pause(now, ms) {
      if (left(pausedAt, pauseMs, now) > ms) return;
      pausedAt = now;
      pauseMs = ms;
    },
  };
}
