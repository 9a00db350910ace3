import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimits } from './limits';
import { createRateLimits } from './limiterRules';

/** Limits counted in this process alone. */
export const createMemoryRateLimits = (): RateLimits =>
  createRateLimits((options) => new RateLimiterMemory(options));
