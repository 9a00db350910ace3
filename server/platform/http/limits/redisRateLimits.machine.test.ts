import pino from 'pino';
import { startRedis, type TestRedis } from '#server/testing/services/startRedis';
import { openRedis, waitForRedis } from '../../redis/openRedis';
import { LimitReached } from './limitReached';
import { createRedisRateLimits } from './redisRateLimits';

const log = pino({ level: 'silent' });
const rule = { name: 'tries', points: 3, seconds: 60 };
let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

async function joinLimits(prefix = 'test') {
  const connection = openRedis(redis.url, log);
  await waitForRedis(connection, 5_000);
  return { limits: createRedisRateLimits(connection, prefix), connection };
}

it('counts the attempts of all processes together, each key and each campus separately', async () => {
  const [here, there] = [await joinLimits(), await joinLimits()];
  const elsewhere = await joinLimits('elsewhere');
  await here.limits.consume(rule, 'a');
  await there.limits.consume(rule, 'a');
  await here.limits.consume(rule, 'a');
  await expect(there.limits.consume(rule, 'a')).rejects.toThrow(LimitReached);
  await expect(there.limits.consume(rule, 'b')).resolves.toBeUndefined();
  await expect(elsewhere.limits.consume(rule, 'a')).resolves.toBeUndefined();
  for (const { connection } of [here, there, elsewhere]) connection.disconnect();
});

it('still limits, in each process separately, while Redis is down', async () => {
  const { limits, connection } = await joinLimits();
  await redis.kill();
  for (let i = 0; i < 3; i += 1) await limits.consume(rule, 'away');
  await expect(limits.consume(rule, 'away')).rejects.toThrow(LimitReached);
  connection.disconnect();
});
