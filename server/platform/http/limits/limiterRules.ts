import { RateLimiterRes, type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { LimitReached, tooMany } from './limitReached';
import type { CountedRule, RateLimits } from './limits';

/** Options every limiter of the library takes. */
export interface LimiterOptions {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** Limits that make a limiter for each rule the first time it is asked. */
export function createRateLimits(
  createLimiter: (options: LimiterOptions) => RateLimiterAbstract,
): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = ({ name, points, seconds }: CountedRule) => {
    // Rules of one name but of other numbers count apart.
    const keyPrefix = `${name}:${points}:${seconds}`;
    const limiter =
      limiters.get(keyPrefix) ?? createLimiter({ keyPrefix, points, duration: seconds });
    limiters.set(keyPrefix, limiter);
    return limiter;
  };
  return {
    async consume(rule, key) {
      try {
        await limiterOf(rule).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // No wait is longer than its window, whatever a clock that was put back makes of it.
        const wait = Math.min(rule.seconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
        const first = refusal.consumedPoints === rule.points + 1;
        throw new LimitReached(rule.name, wait, first, tooMany(rule.things ?? 'requests', wait));
      }
    },
  };
}

/** Limits counted in this process alone. */
export const createMemoryRateLimits = (): RateLimits =>
  createRateLimits((options) => new RateLimiterMemory(options));
