import { setTimeout as delay } from 'node:timers/promises';

/** Only what never happens takes this long, even on a busy machine. */
const LONGEST_MS = 60_000;
const POLL_MS = 5;

/** Resolves once the condition holds; throws after a minute. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!(await condition())) {
    if (performance.now() > end)
      throw new Error(`This stayed false for a minute: ${condition.toString()}`);
    await delay(POLL_MS);
  }
}
