import { plural } from '../../text';
import { Problem } from '../problem';

/** The time to wait, in words. */
function waitText(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? plural(minutes, 'minute') : plural(Math.ceil(seconds / 3_600), 'hour');
}

/** The text for a user who has to wait. */
export const tooMany = (things: string, retryAfterSeconds: number) =>
  `Too many ${things}. Please try again in ${waitText(retryAfterSeconds)}.`;

/** The response to a call above the limit. */
export class LimitReached extends Problem {
  constructor(
    readonly rule: string,
    retryAfterSeconds: number,
    /** Whether it is the first refusal of this window: only that one is recorded in the audit. */
    readonly first: boolean,
    detail = tooMany('requests', retryAfterSeconds),
  ) {
    super(429, detail, {
      retryAfterSeconds,
    });
  }
}
