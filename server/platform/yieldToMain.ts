import { setImmediate } from 'node:timers/promises';

/** The longest that a slice of work keeps the thread from other requests, in milliseconds. */
const SLICE_MS = 5;

/**
 * For long work on the thread that serves all requests: returns a function to await between its
 * steps, which yields to the event loop when the current slice is used up.
 */
export function createYield(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < SLICE_MS) return;
    await setImmediate();
    last = performance.now();
  };
}

/** Runs a step for each item in order, and yields to the event loop between them when it is time. */
export async function inSlices<T>(items: Iterable<T>, step: (item: T) => void): Promise<void> {
  const yieldToMain = createYield();
  for (const item of items) {
    step(item);
    await yieldToMain();
  }
}
