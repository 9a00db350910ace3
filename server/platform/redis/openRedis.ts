import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const RETRY_MOST_MS = 2_000;
const RESPONSE_TIMEOUT_MS = 1_000;
const SILENT_FOR_MS = 2_000;

/**
 * Opens a connection to Redis that reconnects by itself. While it is down, calls fail at once
 * instead of waiting, so that no request hangs.
 */
export function openRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: RESPONSE_TIMEOUT_MS,
    // Otherwise a connection that accepts everything and never responds would be kept for 15
    // minutes.
    socketTimeout: SILENT_FOR_MS,
    connectTimeout: RESPONSE_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(100 * attempt, RETRY_MOST_MS),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    // Each failed reconnection emits an error; one log line is enough.
    if (!isAway) log.error({ err: error }, 'Redis is unreachable');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  return redis;
}

/** Resolves once connected. Throws if that takes longer than the timeout, in milliseconds. */
export async function waitForRedis(redis: Redis, timeoutMs: number): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not respond.')), timeoutMs);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
