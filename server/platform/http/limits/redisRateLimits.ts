import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimits } from './limits';
import { createRateLimits } from './limiterRules';

/** Limits that all processes count together; while Redis is down, each counts separately. */
export const createRedisRateLimits = (redis: Redis, prefix: string): RateLimits =>
  createRateLimits(
    (options) =>
      new RateLimiterRedis({
        ...options,
        keyPrefix: `${prefix}:limit:${options.keyPrefix}`,
        storeClient: redis,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
  );
