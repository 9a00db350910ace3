import { setImmediate as tick } from 'node:timers/promises';
import { batchCalls } from './batchCalls';

const MOST = 3;

/** Calls that double their numbers, each of which ends when the test says so. */
function doubling() {
  const calls: { numbers: readonly number[]; end: () => Promise<void> }[] = [];
  const ask = batchCalls(
    (numbers: readonly number[]) =>
      new Promise<number[]>((resolve) => {
        const end = () => {
          resolve(numbers.map((number) => number * 2));
          return tick();
        };
        calls.push({ numbers, end });
      }),
    MOST,
  );
  return {
    begun: () => calls.map(({ numbers }) => numbers),
    end: (nth: number) => calls[nth]?.end(),
    ask,
  };
}

test('a call with none in flight runs immediately, and those made meanwhile run together after it', async () => {
  const { begun, end, ask } = doubling();
  const results = [ask(1), ask(2), ask(3)];
  expect(begun()).toEqual([[1]]);
  await end(0);
  expect(begun()).toEqual([[1], [2, 3]]);
  await end(1);
  expect(await Promise.all(results)).toEqual([2, 4, 6]);
});

test('a call after the end of the last one does not wait', async () => {
  const { begun, end, ask } = doubling();
  const first = ask(1);
  await end(0);
  expect(await first).toBe(2);
  const second = ask(2);
  expect(begun()).toEqual([[1], [2]]);
  await end(1);
  expect(await second).toBe(4);
});

test('a full batch does not wait for the call in flight, and nothing runs twice', async () => {
  const { begun, end, ask } = doubling();
  const results = [1, 2, 3, 4, 5].map(ask);
  expect(begun()).toEqual([[1], [2, 3, 4]]);
  await end(0);
  expect(begun()).toEqual([[1], [2, 3, 4], [5]]);
  await end(1);
  await end(2);
  expect(begun()).toHaveLength(3);
  expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10]);
});

test('a call that never ends delays the others only until a batch is full', async () => {
  const { begun, end, ask } = doubling();
  void ask(1);
  const results = [2, 3, 4].map(ask);
  expect(begun()).toEqual([[1], [2, 3, 4]]);
  const later = ask(5);
  await end(1);
  expect(begun()).toEqual([[1], [2, 3, 4], [5]]);
  await end(2);
  expect(await Promise.all([...results, later])).toEqual([4, 6, 8, 10]);
});

test('a failed call fails only its own items, and the next batch runs', async () => {
  const ask = batchCalls(
    (numbers: readonly number[]) =>
      numbers.includes(2) ? Promise.reject(new Error('no two')) : Promise.resolve(numbers),
    MOST,
  );
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(ask));
  const statuses = outcomes.map(({ status }) => status);
  expect(statuses).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
});

test('one item of a call may have its result later than the others, or not at all', async () => {
  const ask = batchCalls(
    (numbers: readonly number[]) =>
      Promise.resolve(
        numbers.map((number) => (number === 2 ? Promise.reject(new Error('not this')) : number)),
      ),
    MOST,
  );
  const outcomes = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  const statuses = outcomes.map(({ status }) => status);
  expect(statuses).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
