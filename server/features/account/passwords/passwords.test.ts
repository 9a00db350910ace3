import { availableParallelism } from 'node:os';
import type * as Argon2 from '@node-rs/argon2';
import { hash } from '@node-rs/argon2';
import { createPasswords, isOutdatedHash, randomPassword } from './passwords';
import { requireUncommonPassword } from './passwordRules';

/** The work that was begun, in order. */
const mockWork: { password: string; hash?: string }[] = [];
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return {
    ...real,
    hash: (password: string, options?: Argon2.Options) => {
      mockWork.push({ password });
      return real.hash(password, options);
    },
    verify: (hash: string, password: string) => {
      mockWork.push({ password, hash });
      return real.verify(hash, password);
    },
  };
});

const passwords = createPasswords();
beforeEach(() => void mockWork.splice(0));

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
  mockWork.splice(0);
  expect(await passwords.matches('wrong-lantern', made)).toBe(false);
  expect(await passwords.matches('wrong-lantern', null)).toBe(false);
  const [known, unknown] = mockWork;
  expect(mockWork).toHaveLength(2);
  expect(unknown?.password).toBe('wrong-lantern');
  // The same algorithm, cost, and lengths of salt and hash.
  const shapeOf = (hashed = '') => [/^(.*\$p?m=[^$]*)\$/.exec(hashed)?.[1], hashed.length];
  expect(shapeOf(unknown?.hash)).toEqual(shapeOf(known?.hash));
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
  const others = passwords.hash('other-lantern', '192.0.2.2');
  const settled = Promise.allSettled(flood);
  await others;
  const place = mockWork.findIndex(({ password }) => password === 'other-lantern');
  // Those that began before it came, and one more in turn.
  expect(place).toBeLessThanOrEqual(availableParallelism() + 1);
  const refused = (await settled).filter(({ status }) => status === 'rejected');
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
