import { createTicks } from './ticks';

/** Only what never happens takes this long, even on a busy machine. */
const LONGEST_MS = 60_000;
const LOOK_EVERY_MS = 20;

/**
 * Repeats a condition until it holds: an assertion until it passes, or a question until its answer
 * is not `false`. Throws after a minute, with the condition's last error.
 */
export async function waitUntil(condition: () => unknown): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  const looks = createTicks(LOOK_EVERY_MS);
  try {
    for (;;) {
      let last: unknown;
      try {
        if ((await condition()) !== false) return;
        last = new Error(`This stayed false: ${condition.toString()}`);
      } catch (error) {
        last = error;
      }
      if (performance.now() > end) {
        const told = last instanceof Error ? last.message : String(last);
        throw new Error(`Still not so after a minute: ${told}`, { cause: last });
      }
      await looks.next();
    }
  } finally {
    looks.stop();
  }
}
