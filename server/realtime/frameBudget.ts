const FRAMES = 100;
const WINDOW_MS = 10_000;

/** Counts one socket's frames: at most 100 in 10 seconds; `now` must never go back. */
export function createFrameBudget(now: () => number): { take(): boolean } {
  let windowStart = now();
  let taken = 0;
  return {
    take() {
      if (now() - windowStart >= WINDOW_MS) {
        windowStart = now();
        taken = 0;
      }
      taken += 1;
      return taken <= FRAMES;
    },
  };
}
