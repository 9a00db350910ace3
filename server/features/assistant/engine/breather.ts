import { setImmediate } from 'node:timers/promises';

/** Nobody else's request waits longer for this one. */
const EVERY_MS = 8;

/**
 * For long work on the thread that answers all requests: a function to be awaited between its steps,
 * which now and then lets the others have their turn.
 */
export function createBreather(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < EVERY_MS) return;
    await setImmediate();
    last = performance.now();
  };
}
