import { setImmediate } from 'node:timers/promises';

/** The longest that a slice of work keeps the thread from other requests, in milliseconds. */
const SLICE_MS = 3;

/** When the event loop last had its turn; one for the thread, so that short works in a row count as one. */
let sliceStart = performance.now();

/**
 * For long work on the thread that serves all requests: awaited between its steps, yields to the
 * event loop when the current slice is used up.
 */
export async function yieldToMain(): Promise<void> {
  if (performance.now() - sliceStart < SLICE_MS) return;
  await setImmediate();
  sliceStart = performance.now();
}

/** Runs a step for each item in order, and yields to the event loop between them when it is time. */
export async function inSlices<T>(items: Iterable<T>, step: (item: T) => void): Promise<void> {
  for (const item of items) {
    step(item);
    await yieldToMain();
  }
}
