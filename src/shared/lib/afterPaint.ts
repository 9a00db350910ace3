/** Maximum wait, because a hidden page is not painted. */
const LONGEST_MS = 100;

/**
 * Resolves when the page shows what has just changed. A like sends its request only then: sending
 * costs the page 2 ms, and a like among 500 posts takes 9 to 15 ms at p95 without that, of the 16
 * there are (decision 0041). Typesetting formulas paints between its slices.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted after its callbacks, so wait for the task that follows.
      setTimeout(resolve);
    });
  });

/**
 * Lets the browser handle input and paint, and React render, before the work continues.
 * `scheduler.yield` would continue before React's own tasks, so that no progress was shown. A browser
 * without `scheduler.postTask` waits at least 4 ms each time, as for every timer that another has
 * set.
 */
export const yieldToMain = (): Promise<void> =>
  typeof scheduler === 'undefined' || !('postTask' in scheduler)
    ? new Promise((resolve) => setTimeout(resolve, 0))
    : scheduler.postTask(() => undefined);
