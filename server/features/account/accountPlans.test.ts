import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/inTransaction';
import { createSecrets } from '#server/platform/secrets/secrets';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { runGenericPlan } from '#server/testing/database/genericPlan';
import { watchDatabase, type WatchedDatabase } from '#server/testing/database/watchedDatabase';
import { findHolders } from './findAccount';
import { guessCode } from './signup/guessCode';
import { issueCode } from './signup/issueCode';
import { findPending } from './signup/findPending';
import { proveAddress } from './signup/proveAddress';

const PEOPLE = 5_000;
const email = 'user77@campus.example';
const now = new Date('2026-03-01T10:00:00Z');
const secrets = createSecrets(Buffer.alloc(32, 1));
let database: MigratedDatabase;
let watched: WatchedDatabase;

beforeAll(async () => {
  database = await createMigratedDatabase();
  watched = watchDatabase(database.pool);
  await sql`
    INSERT INTO users (username, email, email_verified_at)
    SELECT 'user' || n, 'user' || n || '@campus.example' || CASE n % 7 WHEN 0 THEN ' id' ELSE '' END,
      CASE n % 7 WHEN 0 THEN NULL ELSE now() END
    FROM generate_series(1, ${PEOPLE}) AS n
  `.execute(database.db);
  await sql`
    INSERT INTO one_time_codes (user_id, purpose, code_hash, expires_at)
    SELECT id, 'verify_email', decode(repeat('00', 32), 'hex'), now() + interval '1 hour' FROM users
  `.execute(database.db);
  await sql`ANALYZE`.execute(database.db);
});
afterAll(() => database.drop());

/** The tables that the work's queries scan sequentially. */
async function tablesRead(work: Parameters<WatchedDatabase['watch']>[0]): Promise<unknown[]> {
  const { queries } = await watched.watch(work);
  const asked = queries.filter((query) => /\busers\b|one_time_codes/.test(query.sql));
  expect(asked.length).toBeGreaterThan(0);
  const read: unknown[] = [];
  for (const query of asked) {
    const nodes = await runGenericPlan(database.pool, query);
    const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
    read.push(...scans.map(() => query.sql));
  }
  return read;
}

test.each<[string, Parameters<WatchedDatabase['watch']>[0]]>([
  ['the holders of a username and its look', (db) => findHolders(db, 'User77')],
  ['the latest signup of an address', (db) => findPending(db, email)],
  ['a named signup of an address', (db) => findPending(db, email, 'user77')],
  [
    'a guessed code',
    (db) =>
      inTransaction(db, (trx) =>
        guessCode(trx, secrets, { email, purpose: 'verify_email', code: '123456', now }),
      ),
  ],
  [
    'a new code',
    (db) =>
      inTransaction(db, (trx) =>
        issueCode(trx, secrets, { userId: 77, purpose: 'verify_email', now }),
      ),
  ],
  [
    'an address that is proved',
    (db) => inTransaction(db, (trx) => proveAddress(trx, { id: 77, email, now })),
  ],
])('%s: every row is looked up by an index', async (_, work) => {
  expect(await tablesRead(work)).toEqual([]);
});
