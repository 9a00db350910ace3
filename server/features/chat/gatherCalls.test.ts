import { gatherCalls } from './createAppend';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PAUSE_MS = 10;
const MOST = 3;

function doubling() {
  const calls: (readonly number[])[] = [];
  const ask = gatherCalls(
    (numbers: readonly number[]) => {
      calls.push(numbers);
      return Promise.resolve(numbers.map((number) => number * 2));
    },
    { pauseMs: PAUSE_MS, most: MOST },
  );
  return { calls, ask };
}

test('the first goes alone and at once, what follows within the pause goes together, each with its own answer', async () => {
  const { calls, ask } = doubling();
  const answers = [ask(1), ask(2), ask(3)];
  expect(calls).toEqual([[1]]);
  await jest.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(calls).toEqual([[1]]);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([[1], [2, 3]]);
  expect(await Promise.all(answers)).toEqual([2, 4, 6]);
});

test('what comes after the pause waits for nothing', async () => {
  const { calls, ask } = doubling();
  await ask(1);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect(await ask(2)).toBe(4);
  expect(calls).toEqual([[1], [2]]);
});

test('as many as may go together do not wait for the end of the pause, and none of them goes twice', async () => {
  const { calls, ask } = doubling();
  const answers = [1, 2, 3, 4, 5].map(ask);
  expect(calls).toEqual([[1], [2, 3, 4]]);
  await jest.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(calls).toEqual([[1], [2, 3, 4], [5]]);
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10]);
});

test('a slow call holds up none that comes after it', async () => {
  const begun: number[] = [];
  const ask = gatherCalls(
    (numbers: readonly number[]) => {
      begun.push(...numbers);
      return numbers.includes(1) ? new Promise<string[]>(() => undefined) : Promise.resolve(['']);
    },
    { pauseMs: PAUSE_MS, most: MOST },
  );
  void ask(1);
  const second = ask(2);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect(begun).toEqual([1, 2]);
  expect(await second).toBe('');
});

test('a call that fails fails for those in it and for nobody else', async () => {
  const ask = gatherCalls(
    (numbers: readonly number[]) =>
      numbers.includes(2) ? Promise.reject(new Error('no two')) : Promise.resolve(numbers),
    { pauseMs: PAUSE_MS, most: MOST },
  );
  const outcomes = Promise.allSettled([1, 2, 3, 4, 5].map(ask));
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  const statuses = (await outcomes).map(({ status }) => status);
  expect(statuses).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
});

test('one in a call may be answered later than the others, or not at all', async () => {
  const ask = gatherCalls(
    (numbers: readonly number[]) =>
      Promise.resolve(
        numbers.map((number) => (number === 2 ? Promise.reject(new Error('not this')) : number)),
      ),
    { pauseMs: PAUSE_MS, most: MOST },
  );
  const outcomes = Promise.allSettled([ask(1), ask(2), ask(3)]);
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  const statuses = (await outcomes).map(({ status }) => status);
  expect(statuses).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
