import { setImmediate } from 'node:timers/promises';

/** The longest that a slice of work keeps the thread from other requests, in milliseconds. */
const SLICE_MS = 3;

/**
 * The last time the event loop had its turn. One per thread, so that several short tasks count as
 * one.
 */
let sliceStart = performance.now();

/**
 * For long work on the thread that serves all requests. Awaited between steps, it yields to the
 * event loop when the current slice is used up.
 */
export async function yieldToMain(): Promise<void> {
  if (performance.now() - sliceStart < SLICE_MS) return;
  await setImmediate();
  sliceStart = performance.now();
}

/**
 * Runs a step for each item in order, and yields to the event loop in between when the slice is
 * used up.
 */
export async function inSlices<T>(items: Iterable<T>, step: (item: T) => void): Promise<void> {
  for (const item of items) {
    step(item);
    await yieldToMain();
  }
}
