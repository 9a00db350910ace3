import { setTimeout as sleep } from 'node:timers/promises';

/** A database that restarts is back sooner; whoever waits longer is told that it did not work. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 200;

/** Looks again and again until the database answers, for ten seconds; then throws what it threw. */
export async function untilAnswered<T>(look: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(LOOK_EVERY_MS);
    }
  }
}
