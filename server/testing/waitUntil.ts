import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 30_000;
const PAUSE_MS = 20;

/** Repeats an assertion until it passes; rethrows its last error after half a minute. */
export async function waitUntil(assertion: () => unknown): Promise<void> {
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
