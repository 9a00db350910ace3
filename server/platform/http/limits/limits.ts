import type { FastifyRequest } from 'fastify';

/** At most `points` calls in `seconds` for each key. */
export interface LimitRule {
  name: string;
  points: number;
  seconds: number;
  /** What there are too many of, for the person who reads it; requests unless it is set. */
  things?: string;
  /** Whom to count for; `ip` is folded to a /64 for IPv6. Runs after the body is parsed. */
  key(request: { ip: string; body: unknown; callerId: number | null; raw: FastifyRequest }): string;
}

/** What of a rule decides whether a use is one too many, and what is said then. */
export type CountedRule = Pick<LimitRule, 'name' | 'points' | 'seconds' | 'things'>;

/** Counts uses; shared between processes where the driver is. */
export interface RateLimits {
  /** Takes one point. Throws a 429 Problem with Retry-After when none is left. */
  consume(rule: CountedRule, key: string): Promise<void>;
}

/** For a server whose limits are lifted. */
export const noRateLimits: RateLimits = { consume: () => Promise.resolve() };

/** A rule that counts for the person who calls. */
export const perPerson = (rule: CountedRule): LimitRule => ({
  ...rule,
  key: ({ callerId }) => String(callerId),
});
