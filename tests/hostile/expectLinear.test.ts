import { expectLinear } from './expectLinear';

const letters = (size: number) => 'a'.repeat(size);

/** Spends time in proportion to the number of steps. */
function work(steps: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum = (sum + step * step) % 1_000_003;
  return sum;
}

/** Uses the processor for as long as a text that takes too long. */
function spin(milliseconds: number): void {
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user < 1_000 * milliseconds);
}

const check = (name: string, run: (text: string) => unknown) =>
  expectLinear({ name, file: 'none', run }, 'letters', letters);

test('linear code passes, also where one doubling costs a step', async () => {
  await check('linear', ({ length }) => work(40 * length));
  await check('a step', ({ length }) => work((length > 30_000 ? 160 : 40) * length));
});

test('code that grows faster fails, and says how long each text took', async () => {
  await expect(check('quadratic', ({ length }) => work(length ** 2 / 500))).rejects.toThrow(
    /quadratic \(none\) with letters: .* ms for a half, all and twice of 50000 letters/,
  );
  await expect(check('a power', ({ length }) => work(length ** 1.6 / 2))).rejects.toThrow(
    'a power',
  );
});

test('exponential code fails at the first text that takes too long', async () => {
  await expect(
    check('exponential', ({ length }) => spin(length < 1_000 ? 1 : 3_200)),
  ).rejects.toThrow(/exponential \(none\) with letters: \d+ ms for 2000 letters/);
});
