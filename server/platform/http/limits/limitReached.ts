import { Problem } from '../problem';
import * as texts from '../texts';

/** The response to a call above the limit. */
export class LimitReached extends Problem {
  constructor(
    readonly rule: string,
    retryAfterSeconds: number,
    /** Whether it is the first refusal of this window: only that one is recorded in the audit. */
    readonly first: boolean,
    detail = texts.tooManyRequests(retryAfterSeconds),
  ) {
    super(429, detail, {
      retryAfterSeconds,
    });
  }
}
