import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { createPasswords, isOutdatedHash } from './passwords';
import { requireUncommonPassword } from './passwordRules';
import { createWorkQueue } from './workQueue';

const passwords = createPasswords();

test('A hash is argon2id at the set cost, and another one each time.', async () => {
  const [first, second] = [
    await passwords.hash('quiet-lantern'),
    await passwords.hash('quiet-lantern'),
  ];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});

test('Only the password itself matches its hash.', async () => {
  const made = await passwords.hash('quiet-lantern');
  expect(await passwords.matches('quiet-lantern', made)).toBe(true);
  expect(await passwords.matches('Quiet-lantern', made)).toBe(false);
});

test('A password matches however its accents were composed.', async () => {
  const made = await passwords.hash('caf\u00e9-lantern');
  expect(await passwords.matches('cafe\u0301-lantern', made)).toBe(true);
});

test('Without a hash the check fails only after the same work.', async () => {
  const made = await passwords.hash('quiet-lantern');
  const timeOf = async (work: () => Promise<unknown>) => {
    const from = process.cpuUsage();
    for (let times = 0; times < 5; times += 1) await work();
    const { user, system } = process.cpuUsage(from);
    return user + system;
  };
  expect(await passwords.matches('quiet-lantern', null)).toBe(false);
  const known = await timeOf(() => passwords.matches('wrong-lantern', made));
  const unknown = await timeOf(() => passwords.matches('wrong-lantern', null));
  // A refusal without any work would be a thousand times cheaper.
  expect(unknown).toBeGreaterThan(known / 4);
});

test('A hash made with less memory or time is outdated, one at the set cost is not.', async () => {
  expect(isOutdatedHash(await hash('x', { memoryCost: 4096, timeCost: 2 }))).toBe(true);
  expect(isOutdatedHash(await hash('x', { memoryCost: 19_456, timeCost: 1 }))).toBe(true);
  expect(isOutdatedHash('something else')).toBe(true);
  expect(isOutdatedHash(await passwords.hash('x'))).toBe(false);
});

test('With 64 hashes waiting the next one is a 503 that says when to come back.', async () => {
  const asked = availableParallelism() + 64 + 1;
  const outcomes = await Promise.allSettled(
    Array.from({ length: asked }, () => passwords.hash('quiet-lantern')),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ status: 503, more: { retryAfterSeconds: 5 } });
});

test('The queue runs as many at a time as it was told, in order, and goes on after a failure.', async () => {
  const run = createWorkQueue({ concurrency: 2, waiting: 10 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      run(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(index);
        await new Promise((done) => setTimeout(done, 2));
        running -= 1;
        if (index === 1) throw new Error('failed');
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await run(async () => 'later')).toBe('later');
});

test.each([
  'password1',
  'PASSWORD1',
  '12345678',
  'qwertyuiop',
  'Ada.Lovelace',
  'ADA@campus.example',
])('The password %s is refused.', (password) => {
  const check = () =>
    requireUncommonPassword(password, 'password', ['ada.lovelace', 'ada@campus.example']);
  expect(check).toThrow('too easy to guess');
});

test('A password that is not common is accepted.', () => {
  expect(() => requireUncommonPassword('quiet-lantern', 'password', ['ada'])).not.toThrow();
});
