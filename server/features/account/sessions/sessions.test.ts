import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { createAuthenticate } from './authenticate';
import { endSessions } from './signOut';
import { startSession } from './startSession';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let database: MigratedDatabase;
let userId: number;
let now: Date;

beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  const name = `ses-${Math.random().toString(36).slice(2, 12)}`;
  const made = await database.db
    .insertInto('users')
    .values({ username: name, email: `${name}@campus.example`, email_verified_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  userId = made.id;
});

const start = (remember: boolean) => startSession(database.db, { userId, remember, now });
const authenticate = (token: string) =>
  createAuthenticate({ db: database.db, clock: { now: () => now } })(token);
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

test('A token has 256 bits, and the database stores only its hash.', async () => {
  const token = await start(true);
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const row = await database.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(row.token_hash).toHaveLength(32);
  expect(row.token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
});

test('A token identifies its owner and its session.', async () => {
  const token = await start(true);
  const session = await authenticate(token);
  expect(session).toMatchObject({ kind: 'caller', caller: { id: userId } });
});

test.each(['', 'short', 'x'.repeat(43), `${'x'.repeat(42)}\0`, 'é'.repeat(43)])(
  'The token %j is unknown.',
  async (token) => {
    expect(await authenticate(token)).toBeNull();
  },
);

test('Tokens that are looked up together each find their own session.', async () => {
  const tokens = [await start(true), await start(false), 'x'.repeat(43), await start(true)];
  const lookUp = createAuthenticate({ db: database.db, clock: { now: () => now } });
  const found = await Promise.all(tokens.map((token) => lookUp(token)));
  const alone = await Promise.all(tokens.map(authenticate));
  expect(found).toEqual(alone);
  expect(found[2]).toBeNull();
  expect(new Set(found.map((each) => JSON.stringify(each))).size).toBe(4);
});

test('A remembered session lives on with use, and expires 30 days after the last use.', async () => {
  const token = await start(true);
  later(29 * DAY);
  expect(await authenticate(token)).not.toBeNull();
  later(29 * DAY);
  expect(await authenticate(token)).not.toBeNull();
  later(30 * DAY);
  expect(await authenticate(token)).toBeNull();
});

test('A session that is not remembered expires two hours after its last use.', async () => {
  const token = await start(false);
  later(2 * HOUR - 1);
  expect(await authenticate(token)).not.toBeNull();
  later(2 * HOUR);
  expect(await authenticate(token)).toBeNull();
});

test('A session that is not remembered expires after twelve hours of steady use.', async () => {
  const token = await start(false);
  for (let hours = 1; hours < 12; hours += 1) {
    later(HOUR);
    expect(await authenticate(token)).not.toBeNull();
  }
  later(HOUR);
  expect(await authenticate(token)).toBeNull();
});

test('Use is recorded at most once a minute.', async () => {
  const token = await start(true);
  const lastUse = async () =>
    (
      await database.db
        .selectFrom('sessions')
        .select('last_used_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
    )?.last_used_at;
  const started = now;
  later(MINUTE - 1);
  await authenticate(token);
  expect(await lastUse()).toEqual(started);
  later(1);
  await authenticate(token);
  expect(await lastUse()).toEqual(now);
});

test('Ending one session leaves the others; ending all leaves none.', async () => {
  const [first, second, third] = [await start(true), await start(true), await start(false)];
  const session = await authenticate(first);
  if (session?.kind !== 'caller') throw new Error('The session is not alive.');
  await endSessions(database.db, userId, session.caller.sessionId);
  expect(await authenticate(first)).toBeNull();
  expect(await authenticate(second)).not.toBeNull();
  await endSessions(database.db, userId, 'all');
  expect(await authenticate(second)).toBeNull();
  expect(await authenticate(third)).toBeNull();
});

test('A new session removes the expired ones of its user.', async () => {
  await start(false);
  later(3 * HOUR);
  await start(false);
  const rows = await database.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  expect(rows).toHaveLength(1);
});

test('The token of an unverified account reveals its address only.', async () => {
  const token = await start(true);
  const { email } = await database.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  expect(await authenticate(token)).toEqual({ kind: 'unverified', email });
});

test('The token of a disabled account is unknown.', async () => {
  const token = await start(true);
  await database.db
    .updateTable('users')
    .set({ disabled_at: now })
    .where('id', '=', userId)
    .execute();
  expect(await authenticate(token)).toBeNull();
});
