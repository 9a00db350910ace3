import { createFairWork, WorkRefused } from './createFairWork';

const options = { slots: 2, slotsPerOwner: 1, waitingPerOwner: 2, waiting: 8 };

/** Work that runs until the test ends it. */
function heldWork() {
  const ends: (() => void)[] = [];
  const held = new Promise<void>((resolve) => ends.push(resolve));
  return { work: () => held, end: () => ends.forEach((end) => end()) };
}

test('an owner with endless work delays no other owner, and only that owner is refused', async () => {
  const share = createFairWork(options);
  const held = heldWork();
  const greedy = [1, 2, 3].map(() => share('greedy', held.work));
  await expect(share('greedy', held.work)).rejects.toMatchObject({
    name: WorkRefused.name,
    reason: 'owner is full',
  });
  expect(await share('other', () => Promise.resolve('done'))).toBe('done');
  held.end();
  await Promise.all(greedy);
});

test('a failure reaches only its caller, and the slot is free again', async () => {
  const share = createFairWork({ ...options, slots: 1 });
  const outcomes = await Promise.allSettled([
    share('a', () => Promise.reject(new Error('failed'))),
    share('a', () => Promise.resolve('next')),
  ]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { message: 'failed' } },
    { status: 'fulfilled', value: 'next' },
  ]);
});

test('a job displaced from a full queue is rejected', async () => {
  const share = createFairWork({ ...options, slots: 1, waiting: 2 });
  const held = heldWork();
  const first = [1, 2, 3].map(() => share('greedy', held.work));
  const newcomer = share('other', () => Promise.resolve('done'));
  await expect(first[2]).rejects.toMatchObject({ reason: 'everyone is full' });
  held.end();
  expect(await newcomer).toBe('done');
});
