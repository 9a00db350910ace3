import { setImmediate as nextTick } from 'node:timers/promises';
import pino from 'pino';
import { createInProcessBus } from './inProcessBus';

const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(line) });
const bus = createInProcessBus({ log });
afterEach(() => bus.close());

it('delivers in order, after the call, to every subscriber of the channel and to no other', async () => {
  const [one, two, other]: unknown[][] = [[], [], []];
  bus.subscribe('a', (payload) => one?.push(payload));
  bus.subscribe('a', (payload) => two?.push(payload));
  bus.subscribe('b', (payload) => other?.push(payload));
  await Promise.all([bus.publish('a', 1), bus.publish('a', { two: 2 }), bus.publish('a', 3)]);
  expect(one).toEqual([]);
  await nextTick();
  expect(one).toEqual([1, { two: 2 }, 3]);
  expect(two).toEqual(one);
  expect(other).toEqual([]);
});

it('gives each subscriber a copy of its own', async () => {
  const sent = { names: ['a'] };
  const received: { names: string[] }[] = [];
  for (let i = 0; i < 2; i += 1) {
    bus.subscribe('a', (payload) => {
      const copy = payload as { names: string[] };
      copy.names.push('b');
      received.push(copy);
    });
  }
  await bus.publish('a', sent);
  await nextTick();
  expect(received).toEqual([{ names: ['a', 'b'] }, { names: ['a', 'b'] }]);
  expect(sent).toEqual({ names: ['a'] });
});

it('delivers the payload as it was when it was published, a separate copy to each subscriber', async () => {
  const sent = { kind: 'frame', text: 'before' };
  const received: (typeof sent)[] = [];
  for (let i = 0; i < 2; i += 1) {
    bus.subscribe('a', (payload) => {
      const copy = payload as typeof sent;
      received.push({ ...copy });
      copy.text = 'changed by its receiver';
    });
  }
  await bus.publish('a', sent);
  sent.text = 'changed by its sender';
  await nextTick();
  expect(received).toEqual(Array.from({ length: 2 }, () => ({ kind: 'frame', text: 'before' })));
});

it('keeps delivering when a subscriber fails, and logs the failure', async () => {
  const heard: unknown[] = [];
  bus.subscribe('a', () => {
    throw new Error('broken subscriber');
  });
  bus.subscribe('a', (payload) => heard.push(payload));
  await bus.publish('a', 'still here');
  await nextTick();
  expect(heard).toEqual(['still here']);
  expect(lines.join()).toContain('broken subscriber');
});

it('stops calling a subscriber that has unsubscribed, and all of them once closed', async () => {
  const heard: unknown[] = [];
  const leave = bus.subscribe('a', () => heard.push('left'));
  bus.subscribe('a', () => heard.push('stayed'));
  leave();
  await bus.publish('a', null);
  await nextTick();
  expect(heard).toEqual(['stayed']);
  await bus.publish('a', null);
  await bus.close();
  await nextTick();
  expect(heard).toEqual(['stayed']);
  await expect(bus.check()).resolves.toBeUndefined();
});
