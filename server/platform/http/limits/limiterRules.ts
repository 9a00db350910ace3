import { RateLimiterRes, type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { LimitReached } from './limitReached';
import type { CountedRule, RateLimits } from './limits';

/** Options of every limiter in the library. */
export interface LimiterOptions {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** Creates limits that make a limiter for each rule at its first use. */
export function createRateLimits(
  createLimiter: (options: LimiterOptions) => RateLimiterAbstract,
): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = ({ name, points, seconds }: CountedRule) => {
    // Rules with the same name but different numbers count separately.
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
        // No wait is longer than its window, even if the clock was set back.
        const wait = Math.min(rule.seconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
        const first = refusal.consumedPoints === rule.points + 1;
        throw new LimitReached(rule.name, wait, first, rule.refusal?.(wait));
      }
    },
  };
}

/** Creates limits that count in this process only. */
export const createMemoryRateLimits = (): RateLimits =>
  createRateLimits((options) => new RateLimiterMemory(options));
