import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { createPasswords, isOutdatedHash, randomPassword } from './passwords';
import { requireUncommonPassword } from './passwordRules';

const passwords = createPasswords();

test('A hash is argon2id at the configured cost, and different each time.', async () => {
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

test('A password matches however its accents are composed.', async () => {
  const made = await passwords.hash('caf\u00e9-lantern');
  expect(await passwords.matches('cafe\u0301-lantern', made)).toBe(true);
});

test('Without a hash, the check fails only after the same work.', async () => {
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

test('A hash made with less memory or time is outdated, one at the configured cost is not.', async () => {
  expect(isOutdatedHash(await hash('x', { memoryCost: 4096, timeCost: 2 }))).toBe(true);
  expect(isOutdatedHash(await hash('x', { memoryCost: 19_456, timeCost: 1 }))).toBe(true);
  expect(isOutdatedHash('something else')).toBe(true);
  expect(isOutdatedHash(await passwords.hash('x'))).toBe(false);
});

test('With 64 hashes waiting, the next one is a 503 with a retry time.', async () => {
  const asked = availableParallelism() + 64 + 1;
  const outcomes = await Promise.allSettled(
    Array.from({ length: asked }, () => passwords.hash('quiet-lantern')),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ status: 503, more: { retryAfterSeconds: 5 } });
});

test('An address that fills the queue delays another one only briefly and is refused itself.', async () => {
  const flood = Array.from({ length: availableParallelism() + 64 }, () =>
    passwords.hash('quiet-lantern', '192.0.2.1'),
  );
  const done: string[] = [];
  flood.forEach((hashed) => void hashed.then(() => done.push('flood')).catch(() => undefined));
  await passwords.hash('quiet-lantern', '192.0.2.2');
  expect(done.length).toBeLessThan(16);
  const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
});

test.each([
  'password1',
  'PASSWORD1',
  '12345678',
  'qwertyuiop',
  'Ada.Lovelace',
  'ADA@campus.example',
])('The password %s is refused.', async (password) => {
  const own = ['ada.lovelace', 'ada@campus.example'];
  const check = requireUncommonPassword(password, 'password', own);
  await expect(check).rejects.toThrow('too easy to guess');
});

test('A password that is not common is accepted.', async () => {
  await expect(
    requireUncommonPassword('quiet-lantern', 'password', ['ada']),
  ).resolves.toBeUndefined();
});

test('A random password is different each time, and easy to type from a screen.', () => {
  const made = new Set(Array.from({ length: 100 }, randomPassword));
  expect(made.size).toBe(100);
  for (const each of made) expect(each).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){2}$/);
});
