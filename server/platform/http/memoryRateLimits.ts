import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { LimitReached } from './limitReached';
import type { RateLimits } from './limits';

/** Limits counted in this process alone. */
export function createMemoryRateLimits(): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    async consume({ name, points, seconds }, key) {
      // Rules of one name but of other numbers count apart.
      const id = `${name}:${points}:${seconds}`;
      const limiter =
        limiters.get(id) ?? new RateLimiterMemory({ keyPrefix: id, points, duration: seconds });
      limiters.set(id, limiter);
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new LimitReached(name, wait, refusal.consumedPoints === points + 1);
      }
    },
  };
}
