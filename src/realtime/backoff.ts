const BASE_MS = 500;
const CAP_MS = 30_000;

/**
 * Milliseconds to wait before attempt number `attempt`, counted from 1. Uses full jitter, so that
 * many browsers don't reconnect at the same instant. `random` is at least 0 and less than 1.
 */
export function backoffDelay(attempt: number, random: number): number {
  const ceiling = Math.min(CAP_MS, BASE_MS * 2 ** Math.min(attempt, 16));
  return Math.round(BASE_MS + random * (ceiling - BASE_MS));
}

const FLOOD_BASE_MS = 10_000;
const FLOOD_CAP_MS = 10 * 60_000;

/**
 * Milliseconds to wait after the server closed the connection for flooding for the `floods`-th
 * time. Between 1 and 1.5 times the period in which the server refuses to reconnect.
 */
export function floodDelay(floods: number, random: number): number {
  const shortest = Math.min(FLOOD_CAP_MS, FLOOD_BASE_MS * 2 ** Math.min(floods - 1, 16));
  return Math.round(shortest * (1 + random / 2));
}
