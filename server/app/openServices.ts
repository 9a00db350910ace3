import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#server/platform/config/config';
import type { Bus } from '#server/platform/bus/bus';
import { createInProcessBus } from '#server/platform/bus/inProcessBus';
import { createRedisBus } from '#server/platform/bus/redisBus';
import { noRateLimits, type RateLimits } from '#server/platform/http/limits/limits';
import { createMemoryRateLimits } from '#server/platform/http/limits/limiterRules';
import { createRedisRateLimits } from '#server/platform/http/limits/redisRateLimits';
import { openRedis, waitForRedis } from '#server/platform/redis/openRedis';
import { StartupError } from '#server/platform/startup';
import { createFileSystemStorage } from '#server/platform/storage/fileSystemStorage';
import type { ListableStorage } from '#server/platform/storage/fileStorage';
import * as texts from './texts';

const START_MS = 5_000;

/** Drivers shared between processes if configured; otherwise this process has its own. */
export interface Services {
  bus: Bus;
  limits: RateLimits;
  storage: ListableStorage;
  close(): Promise<void>;
}

async function openShared({ redisUrl, redisPrefix }: Config, log: Logger) {
  if (redisUrl === undefined)
    return { bus: createInProcessBus({ log }), limits: createMemoryRateLimits() };
  const [commands, listener] = [openRedis(redisUrl, log), openRedis(redisUrl, log)];
  try {
    await Promise.all([commands, listener].map((redis) => waitForRedis(redis, START_MS)));
  } catch {
    commands.disconnect();
    listener.disconnect();
    throw new StartupError(texts.redisSilent);
  }
  return {
    bus: createRedisBus({ commands, listener, prefix: redisPrefix, log }),
    limits: createRedisRateLimits(commands, redisPrefix),
  };
}

async function openStorage({ s3, dataDir }: Config, log: Logger) {
  if (!s3)
    return { storage: createFileSystemStorage(join(dataDir, 'files')), close: () => undefined };
  // Its SDK is a quarter of the server's modules, and most servers don't need it.
  const { createS3Storage } = await import('#server/platform/storage/s3Storage');
  const storage = createS3Storage(s3, log);
  try {
    await storage.check();
  } catch (error) {
    storage.close();
    log.error({ err: error }, 'the store of files refused');
    throw new StartupError(texts.bucketUnusable(s3.bucket));
  }
  return { storage, close: () => storage.close() };
}

/** Opens the configured drivers. Throws a StartupError if one of them is unreachable. */
export async function openServices(config: Config, log: Logger): Promise<Services> {
  const { storage, close } = await openStorage(config, log);
  try {
    const { bus, limits } = await openShared(config, log);
    return {
      bus,
      limits: config.rateLimits === 'off' ? noRateLimits : limits,
      storage,
      async close() {
        await bus.close();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
