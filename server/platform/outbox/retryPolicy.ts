const FIRST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 15 * 60_000;

/** Tries before a job is given up: about an hour with the pauses between them. */
export const MOST_ATTEMPTS = 12;

/**
 * Milliseconds to wait after the given failed attempt (the first is 1): doubling up to 15 minutes,
 * each somewhere between half and the whole of it, so that jobs do not come back all at once.
 */
export function pauseAfter(attempt: number, random = Math.random()): number {
  const whole = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return whole * (0.5 + random / 2);
}
