const BASE_MS = 500;
const CAP_MS = 30_000;

/**
 * Milliseconds to wait before attempt number `attempt` (1 is the first): full jitter, so that a
 * thousand browsers do not come back in the same instant. `random` is from 0 up to, not including, 1.
 */
export function backoffDelay(attempt: number, random: number): number {
  const ceiling = Math.min(CAP_MS, BASE_MS * 2 ** Math.min(attempt, 16));
  return Math.round(BASE_MS + random * (ceiling - BASE_MS));
}
