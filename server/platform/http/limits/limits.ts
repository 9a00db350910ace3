import type { FastifyRequest } from 'fastify';

/** At most `points` calls per `seconds` for each key. */
export interface LimitRule {
  name: string;
  points: number;
  seconds: number;
  /** The refusal that the user reads; "Too many requests" by default. */
  refusal?: (retryAfterSeconds: number) => string;
  /**
   * Returns the key to count under; `ip` is folded to a /64 for IPv6. Runs after the body is
   * parsed.
   */
  key(request: { ip: string; body: unknown; callerId: number | null; raw: FastifyRequest }): string;
}

/** The fields of a rule that limiting and its message need. */
export type CountedRule = Pick<LimitRule, 'name' | 'points' | 'seconds' | 'refusal'>;

/** Counts uses; shared between processes if the driver is. */
export interface RateLimits {
  /** Consumes one point. Throws a 429 Problem with Retry-After when none is left. */
  consume(rule: CountedRule, key: string): Promise<void>;
}

/** For a server without limits. */
export const noRateLimits: RateLimits = { consume: () => Promise.resolve() };

/** A rule that counts per caller. */
export const perPerson = (rule: CountedRule): LimitRule => ({
  ...rule,
  key: ({ callerId }) => String(callerId),
});
