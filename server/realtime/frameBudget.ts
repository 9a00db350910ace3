import { FRAME_BUDGET_MS } from '#contract/limits';

/** A socket that was refused this often is flooding. */
export const MAX_REFUSALS = 300;
/** After this much time without a refusal, a socket starts with a clean record. */
const CALM_MS = 2 * FRAME_BUDGET_MS;

/** What becomes of a frame; `flooding` also means that the socket is to be closed. */
export type FrameVerdict = 'accepted' | 'refused' | 'flooding';

/** Counts one socket's frames against its own budget and its owner's. */
export interface FrameBudget {
  take(kind: 'ping' | 'other'): FrameVerdict;
}

export interface FrameBudgets {
  /** The budget of a new socket of this person. */
  forSocketOf(userId: number): FrameBudget;
}

interface Window {
  start: number;
  count: number;
}

/** Counts by key, in windows that start with the first frame; windows that are over are dropped. */
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
 * Limits a person to `limit` frames in ten seconds over all of their sockets on this process.
 * Pings count for their own socket only, so that many open tabs do not use up the budget of the one
 * that is typed in. `now` must never go back.
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
