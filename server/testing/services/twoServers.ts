import pino from 'pino';
import type { Bus } from '#server/platform/bus/bus';
import { createRedisBus } from '#server/platform/bus/redisBus';
import { openRedis, waitForRedis } from '#server/platform/redis/openRedis';
import { createPublish } from '#server/realtime/publish';
import { createTestServer, type TestServer } from '../createTestServer';
import { startRedis, type TestRedis } from './startRedis';

/** Two servers that share a database and a Redis, as two processes do. */
export interface TwoServers {
  here: TestServer;
  there: TestServer;
  addresses: { here: string; there: string };
  redis: TestRedis;
  close(): Promise<void>;
}

const log = pino({ level: 'silent' });

async function joinBus(redis: TestRedis, joined: Bus[]) {
  const [commands, listener] = [openRedis(redis.url, log), openRedis(redis.url, log)];
  await Promise.all([commands, listener].map((each) => waitForRedis(each, 5_000)));
  const bus = createRedisBus({ commands, listener, prefix: 'test', log });
  joined.push(bus);
  return { bus, publish: createPublish(bus) };
}

/** Starts Redis and both servers, which listen. */
export async function startTwoServers(): Promise<TwoServers> {
  const buses: Bus[] = [];
  const redis = await startRedis();
  const here = await createTestServer({ deps: await joinBus(redis, buses) });
  const { db, authenticate } = here.deps;
  const there = await createTestServer({
    deps: { db, authenticate, ...(await joinBus(redis, buses)) },
  });
  return {
    here,
    there,
    addresses: { here: await here.listen(), there: await there.listen() },
    redis,
    async close() {
      await Promise.all([there.close(), here.close()]);
      await Promise.all(buses.map((bus) => bus.close()));
      await redis.remove();
    },
  };
}
