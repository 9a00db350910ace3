import { getConfig } from '@testing-library/dom';
import type { AppStore } from '#app/store/createStore';
import { openRequests } from './apiServer';
import { runTurns } from './runTurns';

export interface Expected {
  /** The number of requests that the test has received and not responded to. */
  held?: number;
}

/** Longer than any chain of promises and of tasks without a delay in the application. */
const QUIET_TURNS = 20;
// Kept, because a test's fake timers would never fire.
const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout } = globalThis;

/** Counts the queries and mutations without a response. */
function countPending(store: AppStore): number {
  const { queries, mutations } = store.getState().api;
  const calls = Object.values<{ status: string } | undefined>({ ...queries, ...mutations });
  return calls.filter((call) => call?.status === 'pending').length;
}

async function waitForQuiet(store: AppStore, held: number): Promise<void> {
  const limitMs = getConfig().asyncUtilTimeout;
  let isLate = false;
  const limit = setRealTimeout(() => (isLate = true), limitMs);
  let turns = 0;
  const unsubscribe = store.subscribe(() => (turns = 0));
  try {
    while (turns < QUIET_TURNS) {
      const [open, pending] = [openRequests.size, countPending(store)];
      if (open !== held || pending > held) turns = 0;
      if (isLate)
        throw new Error(
          `Not settled after ${limitMs} ms: ${open} requests open, ${held} expected; ${pending} calls pending.`,
        );
      turns += 1;
      await runTurns(1);
    }
  } finally {
    clearRealTimeout(limit);
    unsubscribe();
  }
}

/**
 * Waits until nothing more happens by itself: no call of the API is pending, no request is open, and
 * the state has not changed for several turns of the event loop. Then a test can say what did not
 * happen. It doesn't wait for timers: a test advances those itself.
 */
export async function settled(store: AppStore, { held = 0 }: Expected = {}): Promise<void> {
  // As `waitFor` does, so that React renders meanwhile.
  await getConfig().asyncWrapper(() => waitForQuiet(store, held));
}
