import { createHash } from 'node:crypto';
import { inTransaction } from '#server/platform/database/inTransaction';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { createSecrets } from '#server/platform/secrets/secrets';
import { guessCode, useCode } from './guessCode';
import { issueCode } from './issueCode';
import type { CodePurpose } from './codeRules';

const MINUTE = 60_000;
const secrets = createSecrets(Buffer.alloc(32, 1));
let database: MigratedDatabase;
let person: { id: number; email: string };
let now: Date;

beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  const name = `code-${Math.random().toString(36).slice(2, 12)}`;
  person = await database.db
    .insertInto('users')
    .values({ username: name, email: `${name}@campus.example` })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const issue = (purpose: CodePurpose = 'verify_email') =>
  inTransaction(database.db, (trx) => issueCode(trx, secrets, { userId: person.id, purpose, now }));
const guess = (code: string, purpose: CodePurpose = 'verify_email', email = person.email) =>
  inTransaction(database.db, (trx) => guessCode(trx, secrets, { email, purpose, code, now }));
const use = async (code: string) => {
  const guessed = await guess(code);
  return guessed ? inTransaction(database.db, (trx) => useCode(trx, guessed, now)) : false;
};
const wrong = (code: string | null) => (code === '000000' ? '000001' : '000000');
const mustIssue = async (purpose?: CodePurpose) => {
  const code = await issue(purpose);
  if (code === null) throw new Error('No code was issued.');
  return code;
};

test('A code has six digits and is not stored as it is.', async () => {
  const code = await mustIssue();
  expect(code).toMatch(/^\d{6}$/);
  const rows = await database.db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('user_id', '=', person.id)
    .execute();
  expect(rows).toHaveLength(1);
  const kept = rows[0]?.code_hash.toString('hex');
  expect(kept).toHaveLength(64);
  // Another server's key gives another hash: without the key there is nothing to compare with.
  const text = `verify_email:${person.id}:${code}`;
  const others = createSecrets(Buffer.alloc(32, 2)).mac('one-time codes', text).toString('hex');
  const plain = [code, text].map((each) => createHash('sha256').update(each).digest('hex'));
  expect([others, ...plain]).not.toContain(kept);
});

test('A right code works once.', async () => {
  const code = await mustIssue();
  expect(await use(code)).toBe(true);
  expect(await use(code)).toBe(false);
});

test('A code does not work for another purpose.', async () => {
  const code = await mustIssue();
  await issue('reset_password');
  expect(await guess(code, 'reset_password')).toBeNull();
});

test('A code does not work for another person.', async () => {
  const code = await mustIssue();
  expect(await guess(code, 'verify_email', 'nobody@campus.example')).toBeNull();
});

test('A code is valid for ten minutes and not longer.', async () => {
  const code = await mustIssue();
  later(10 * MINUTE - 1);
  expect(await guess(code)).not.toBeNull();
  later(1);
  expect(await guess(code)).toBeNull();
});

test('A code that expires between the guess and its use is not used.', async () => {
  const guessed = await guess(await mustIssue());
  if (!guessed) throw new Error('The right code was refused.');
  later(10 * MINUTE);
  expect(await inTransaction(database.db, (trx) => useCode(trx, guessed, now))).toBe(false);
});

test('A new code voids the previous one.', async () => {
  const first = await mustIssue();
  const second = await mustIssue();
  if (first !== second) expect(await guess(first)).toBeNull();
  expect(await guess(second)).not.toBeNull();
});

test('After five wrong tries the right code is refused.', async () => {
  const code = await mustIssue();
  for (let tries = 0; tries < 5; tries += 1) expect(await guess(wrong(code))).toBeNull();
  expect(await guess(code)).toBeNull();
});

test('A hundred concurrent wrong codes spend five tries, and the right one is refused after them.', async () => {
  const code = await mustIssue();
  await Promise.all(Array.from({ length: 100 }, () => guess(wrong(code))));
  const row = await database.db
    .selectFrom('one_time_codes')
    .select('attempts')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(row.attempts).toBe(5);
  expect(await guess(code)).toBeNull();
});

test('Of a hundred concurrent right codes, at most five are compared and one is used.', async () => {
  const code = await mustIssue();
  const guessed = await Promise.all(Array.from({ length: 100 }, () => guess(code)));
  const right = guessed.filter((found) => found !== null);
  expect(right).toHaveLength(5);
  const used = await Promise.all(
    right.map((found) => inTransaction(database.db, (trx) => useCode(trx, found, now))),
  );
  expect(used.filter(Boolean)).toHaveLength(1);
});

test('New codes do not allow more than ten guesses in an hour.', async () => {
  for (let codes = 0; codes < 2; codes += 1) {
    const code = await mustIssue();
    for (let tries = 0; tries < 5; tries += 1) await guess(wrong(code));
  }
  const third = await mustIssue();
  expect(await guess(third)).toBeNull();
  later(71 * MINUTE);
  const fourth = await mustIssue();
  expect(await guess(fourth)).not.toBeNull();
});

test('Five codes are issued in an hour; the last one stays valid after a sixth request.', async () => {
  let last = '';
  for (let codes = 0; codes < 5; codes += 1) last = await mustIssue();
  expect(await issue()).toBeNull();
  expect(await issue('reset_password')).not.toBeNull();
  expect(await guess(last)).not.toBeNull();
  later(60 * MINUTE + 1);
  expect(await issue()).not.toBeNull();
});

test('Concurrent requests for codes leave one valid code.', async () => {
  const codes = await Promise.all(Array.from({ length: 5 }, () => mustIssue()));
  const live = await database.db
    .selectFrom('one_time_codes')
    .select('id')
    .where('user_id', '=', person.id)
    .where('voided_at', 'is', null)
    .execute();
  expect(codes).toHaveLength(5);
  expect(live).toHaveLength(1);
});
