import { once } from 'node:events';
import type { Redis } from 'ioredis';
import pino from 'pino';
import { startRedis, type TestRedis } from '#server/testing/services/startRedis';
import { waitUntil } from '#server/testing/waitUntil';
import { openRedis, waitForRedis } from '../redis/openRedis';
import type { Bus } from './bus';
import { createRedisBus } from './redisBus';

const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(line) });
let redis: TestRedis;
const opened: Bus[] = [];

/** A bus as another process would use it. */
async function joinBus(prefix = 'test'): Promise<Bus> {
  const [commands, listener] = [openRedis(redis.url, log), openRedis(redis.url, log)];
  await Promise.all([commands, listener].map((each: Redis) => waitForRedis(each, 60_000)));
  const bus = createRedisBus({ commands, listener, prefix, log });
  opened.push(bus);
  return bus;
}

function listen(bus: Bus, channel: string) {
  const heard: unknown[] = [];
  const leave = bus.subscribe(channel, (payload) => heard.push(payload));
  return { heard, leave };
}

beforeAll(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((bus) => bus.close()));
  lines.length = 0;
});
afterAll(() => redis.remove());

it('carries hints to every process in publishing order, including the publisher', async () => {
  const [here, there] = [await joinBus(), await joinBus()];
  const [near, far, other] = [listen(here, 'a'), listen(there, 'a'), listen(there, 'b')];
  await Promise.all([here.settled(), there.settled()]);
  for (const payload of [1, { two: 2 }, 3]) await here.publish('a', payload);
  const sent = [1, { two: 2 }, 3];
  await waitUntil(() => expect([near.heard, far.heard]).toEqual([sent, sent]));
  expect(other.heard).toEqual([]);
});

it('keeps campuses that share a Redis apart', async () => {
  const [ours, theirs] = [await joinBus('ours'), await joinBus('theirs')];
  const [own, foreign] = [listen(ours, 'a'), listen(theirs, 'a')];
  await Promise.all([ours.settled(), theirs.settled()]);
  await ours.publish('a', 'secret');
  await waitUntil(() => expect(own.heard).toEqual(['secret']));
  expect(foreign.heard).toEqual([]);
});

it('knows which channels have subscribers, and notices at once when the last one leaves', async () => {
  const [here, there] = [await joinBus(), await joinBus()];
  const far = listen(there, 'user:1');
  await there.settled();
  expect(await here.audience(['user:1', 'user:2'])).toEqual(new Set(['user:1']));
  const near = listen(here, 'user:2');
  near.leave();
  expect(await here.audience(['user:1', 'user:2'])).toEqual(new Set(['user:1']));
  far.leave();
  await there.settled();
  expect(await here.audience(['user:1'])).toEqual(new Set());
});

it('serves its own process while Redis is down, and reports a gap once it is back', async () => {
  const [here, there] = [await joinBus(), await joinBus()];
  const [near, far] = [listen(here, 'a'), listen(there, 'a')];
  await Promise.all([here.settled(), there.settled()]);
  const gaps: string[] = [];
  there.onGap(() => gaps.push('there'));
  await redis.kill();
  await expect(here.check()).rejects.toThrow();
  await here.publish('a', 'while away');
  await waitUntil(() => expect(near.heard).toEqual(['while away']));
  expect(far.heard).toEqual([]);
  expect(lines.join('')).toContain('a hint reached this process only');
  // A subscription made while Redis was down works as well.
  const late = listen(there, 'late');
  await redis.start();
  await waitUntil(() => expect(gaps).toEqual(['there']));
  await waitUntil(() => here.check());
  await here.publish('a', 'back');
  await here.publish('late', 'heard');
  await waitUntil(() => expect([far.heard, late.heard]).toEqual([['back'], ['heard']]));
  await expect(here.check()).resolves.toBeUndefined();
});

describe('another process', () => {
  /** A bus whose process can be killed: its connections end without a goodbye. */
  async function joinMortal() {
    const connections = [openRedis(redis.url, log), openRedis(redis.url, log)] as const;
    await Promise.all(connections.map((each) => waitForRedis(each, 60_000)));
    const [commands, listener] = connections;
    const bus = createRedisBus({ commands, listener, prefix: 'test', log });
    opened.push(bus);
    return { bus, commands, die: () => connections.forEach((each) => each.disconnect()) };
  }
  /** A bus that tells which processes it asks Redis about, once in each of its looks. */
  async function joinWatching() {
    const [commands, listener] = [openRedis(redis.url, log), openRedis(redis.url, log)];
    await Promise.all([commands, listener].map((each) => waitForRedis(each, 60_000)));
    const asked = jest.spyOn(commands, 'pubsub');
    const bus = createRedisBus({ commands, listener, prefix: 'test', log });
    opened.push(bus);
    const known = () => (asked.mock.lastCall?.length ?? 1) - 1;
    /** A process counts as dead at the second look that misses it. */
    const threeLooks = async () => {
      asked.mockClear();
      await waitUntil(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3));
    };
    return { bus, known, threeLooks };
  }
  function countGaps(bus: Bus) {
    const gaps: string[] = [];
    bus.onGap(() => gaps.push('gap'));
    return gaps;
  }

  it('that dies leaves a gap, and one that says goodbye does not', async () => {
    const { bus, known, threeLooks } = await joinWatching();
    // This one stays, so that there is always a process to look for.
    await joinBus();
    const [mortal, polite] = [await joinMortal(), await joinBus()];
    const gaps = countGaps(bus);
    await waitUntil(() => expect(known()).toBe(3));
    await polite.close();
    await threeLooks();
    expect(gaps).toEqual([]);
    mortal.die();
    await waitUntil(() => expect(gaps).toEqual(['gap']));
    await threeLooks();
    expect(gaps).toEqual(['gap']);
  });

  it('that alone lost its connection reports the gap once it is back', async () => {
    const here = await joinBus();
    const { bus, commands } = await joinMortal();
    const far = listen(here, 'a');
    await Promise.all([here.settled(), bus.settled()]);
    const gaps = countGaps(here);
    // Redis closes its end a moment later, and only then can it be connected again.
    const ended = once(commands, 'end');
    commands.disconnect();
    await ended;
    await bus.publish('a', 'heard by nobody else');
    // Published after it by another process, and heard.
    await here.publish('a', 'later');
    await waitUntil(() => expect(far.heard).toEqual(['later']));
    expect(gaps).toEqual([]);
    await commands.connect();
    await waitUntil(() => expect(gaps).toEqual(['gap']));
  });
});

it('calls no subscriber once closed', async () => {
  const [here, there] = [await joinBus(), await joinBus()];
  const far = listen(there, 'a');
  await there.settled();
  await there.close();
  await here.publish('a', 1);
  expect(await here.audience(['a'])).toEqual(new Set());
  expect(far.heard).toEqual([]);
});
