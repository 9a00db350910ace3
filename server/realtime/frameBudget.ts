import { FRAME_BUDGET_MS } from '#contract/limits';

/** A socket with this many refusals is flooding. */
export const MAX_REFUSALS = 300;
/** After this much time without a refusal, a socket starts with a clean record. */
const CALM_MS = 2 * FRAME_BUDGET_MS;

/** The verdict on a frame; `flooding` also means that the socket must be closed. */
export type FrameVerdict = 'accepted' | 'refused' | 'flooding';

/** Counts one socket's frames against its own budget and its owner's. */
export interface FrameBudget {
  take(kind: 'ping' | 'other'): FrameVerdict;
}

export interface FrameBudgets {
  /** Returns the budget of a new socket of this user. */
  forSocketOf(userId: number): FrameBudget;
}

interface Window {
  start: number;
  count: number;
}

/** Counts by key, in windows that start with the first frame; expired windows are dropped. */
function createWindowCounter(now: () => number) {
  const windows = new Map<number, Window>();
  let sweptAt = now();
  const isOver = ({ start }: Window) => now() - start >= FRAME_BUDGET_MS;

  const sweep = () => {
    if (now() - sweptAt < FRAME_BUDGET_MS) return;
    sweptAt = now();
    for (const [key, window] of windows) if (isOver(window)) windows.delete(key);
  };
  return (key: number): number => {
    sweep();
    const known = windows.get(key);
    const window = known && !isOver(known) ? known : { start: now(), count: 0 };
    windows.set(key, window);
    window.count += 1;
    return window.count;
  };
}

/**
 * Limits a user to `limit` frames in ten seconds over all of their sockets on this process. Pings
 * count for their own socket only. Many open tabs therefore do not use up the budget of the active
 * one. `now` must never go backwards.
 */
export function createFrameBudgets(limit: number, now: () => number): FrameBudgets {
  const countForUser = createWindowCounter(now);
  return {
    forSocketOf(userId) {
      const countForSocket = createWindowCounter(now);
      let refusals = 0;
      let lastRefusalAt = -Infinity;
      return {
        take(kind) {
          // A frame that the socket's own budget refuses must not use up the other sockets' share.
          const isAccepted =
            countForSocket(userId) <= limit && (kind === 'ping' || countForUser(userId) <= limit);
          if (isAccepted) return 'accepted';
          if (now() - lastRefusalAt >= CALM_MS) refusals = 0;
          lastRefusalAt = now();
          refusals += 1;
          return refusals > MAX_REFUSALS ? 'flooding' : 'refused';
        },
      };
    },
  };
}
