import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const RETRY_MOST_MS = 2_000;
const ANSWER_WITHIN_MS = 1_000;
const SILENT_FOR_MS = 2_000;

/**
 * A connection to Redis that comes back by itself. While it is away calls fail at once instead of
 * waiting, so that nobody's request hangs on it.
 */
export function openRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_WITHIN_MS,
    // A connection that takes everything and answers nothing would else be kept for a quarter of an hour.
    socketTimeout: SILENT_FOR_MS,
    connectTimeout: ANSWER_WITHIN_MS,
    retryStrategy: (attempt) => Math.min(100 * attempt, RETRY_MOST_MS),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    // Each attempt to come back fails with an error of its own; one line is enough.
    if (!isAway) log.error({ err: error }, 'Redis is away');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  return redis;
}

/** Resolves once the connection stands. Throws when it does not within the time, milliseconds. */
export async function waitForRedis(redis: Redis, timeoutMs: number): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not answer.')), timeoutMs);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
