import { Problem } from '../http/problem';
import type { WorkRefused } from './createFairWork';

const RETRY_AFTER_SECONDS = 5;

/** The response to work that was refused: 429 for a person who has too much of it, else 503. */
export function refusedWork({ reason }: WorkRefused, things: string): Problem {
  const retry = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  if (reason === 'owner is full') {
    const detail = `Too many of your ${things} are still being processed. Please try again in a moment.`;
    return new Problem(429, detail, retry);
  }
  const detail = `Many ${things} are being processed right now. Please try again in a moment.`;
  return new Problem(503, detail, retry);
}
