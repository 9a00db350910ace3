import { Problem } from './problem';

function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** The answer to one call too many. */
export class LimitReached extends Problem {
  constructor(
    readonly rule: string,
    retryAfterSeconds: number,
    /** Whether it is the first of this window: only that one is worth a line in the audit. */
    readonly first: boolean,
    detail = `Too many requests. Please try again in ${waitText(retryAfterSeconds)}.`,
  ) {
    super(429, detail, {
      retryAfterSeconds,
    });
  }
}
