import { plural } from '../../text';
import { Problem } from '../problem';

/** How long to wait, as a person reads it. */
function waitText(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? plural(minutes, 'minute') : plural(Math.ceil(seconds / 3_600), 'hour');
}

/** What a person reads who may not go on for now. */
export const tooMany = (things: string, retryAfterSeconds: number) =>
  `Too many ${things}. Please try again in ${waitText(retryAfterSeconds)}.`;

/** The answer to one call too many. */
export class LimitReached extends Problem {
  constructor(
    readonly rule: string,
    retryAfterSeconds: number,
    /** Whether it is the first of this window: only that one is worth a line in the audit. */
    readonly first: boolean,
    detail = tooMany('requests', retryAfterSeconds),
  ) {
    super(429, detail, {
      retryAfterSeconds,
    });
  }
}
