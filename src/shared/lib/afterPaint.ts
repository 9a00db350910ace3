/** A page that is hidden is not painted; it waits no longer than so many milliseconds. */
const LONGEST_MS = 100;

/**
 * Resolves when the page shows what has just changed. What an act sets off beside its own picture,
 * like its call to the server, begins after it, so that whoever acted sees it sooner.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted once its callbacks are through: a task of its own comes after that.
      setTimeout(resolve);
    });
  });
