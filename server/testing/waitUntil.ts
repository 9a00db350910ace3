import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 5_000;
const PAUSE_MS = 20;

/** Repeats an assertion until it holds; fails with what it said last after five seconds. */
export async function waitUntil(assertion: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
