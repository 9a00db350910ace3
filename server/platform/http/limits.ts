import type { FastifyRequest } from 'fastify';

/** At most `points` calls in `seconds` for each key. */
export interface LimitRule {
  name: string;
  points: number;
  seconds: number;
  /** Whom to count for; `ip` is folded to a /64 for IPv6. Runs after the body is parsed. */
  key(request: { ip: string; body: unknown; callerId: number | null; raw: FastifyRequest }): string;
}

/** Counts uses; shared between processes where the driver is. */
export interface RateLimits {
  /** Takes one point. Throws a 429 Problem with Retry-After when none is left. */
  consume(rule: Pick<LimitRule, 'name' | 'points' | 'seconds'>, key: string): Promise<void>;
}

/** For a server whose limits are lifted. */
export const noRateLimits: RateLimits = { consume: () => Promise.resolve() };
