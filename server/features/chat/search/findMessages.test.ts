import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { MAX_ID } from '#contract/limits';
import { readWordsQuery } from '#domain/words';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { runGenericPlan } from '#server/testing/database/genericPlan';
import { indexesUsed, mostRows, tablesScanned } from '#server/testing/database/planNodes';
import { watchDatabase, type WatchedDatabase } from '#server/testing/database/watchedDatabase';
import { findMessages, UNORDERED, type SearchedMessages } from './findMessages';
import { indexMessages } from './indexMessages';

const MESSAGES = 30_000;
const PEOPLE = 4_000;
const READER = 2;
const PARTNER = 3;

let database: MigratedDatabase;
let watched: WatchedDatabase;

/**
 * Of every five messages the reader sends two and receives two, and one is between other people, so
 * that the planner's statistics are realistic. Every message contains `common`, one in 80 of the
 * reader's `middling`, and two of the oldest `rare`.
 */
beforeAll(async () => {
  database = await createMigratedDatabase();
  watched = watchDatabase(database.pool);
  const { db } = database;
  await sql`
    INSERT INTO users (username, email)
    SELECT 'user' || n, 'user' || n || '@campus.example' FROM generate_series(1, ${sql.lit(PEOPLE)}) AS n
  `.execute(db);
  await sql`
    INSERT INTO messages (low_id, high_id, sender_id, receiver_id, content, message_type)
    SELECT low, high, low, high, 'common' || CASE WHEN n % 100 = 1 THEN ' middling' ELSE '' END
      || CASE WHEN n IN (2, 4) THEN ' rare' ELSE '' END, 'text'
    FROM (
      SELECT n, CASE n % 5 WHEN 0 THEN 100 + n % 1900 WHEN 1 THEN 1 WHEN 3 THEN 1 ELSE ${READER}::bigint END AS low,
        CASE n % 5 WHEN 0 THEN 2000 + n % 1999 WHEN 1 THEN ${READER} WHEN 3 THEN ${READER}
          WHEN 2 THEN 4 + n % 40 ELSE ${PARTNER}::bigint END AS high
      FROM generate_series(1, ${sql.lit(MESSAGES)}) AS n
    ) AS pairs
  `.execute(db);
  await indexMessages(database);
  await sql`VACUUM ANALYZE`.execute(db);
});
afterAll(() => database.drop());

const everything: SearchedMessages = { readerId: READER, beforeId: MAX_ID };
const withPartner: SearchedMessages = { ...everything, otherId: PARTNER };

async function find(words: string, searched = everything, limit = 20, db = database.db) {
  const query = readWordsQuery(words.split(' '));
  if (!query) throw new Error('The keyword holds nothing to look for.');
  return findMessages(db, searched, query, limit);
}

test.each(['common', 'comm', 'common comm'])('%s is found newest first', async (words) => {
  const own = Array.from({ length: 26 }, (_, nth) => MESSAGES - nth).filter((id) => id % 5 !== 0);
  expect(await find(words)).toEqual(own.slice(0, 20));
});

test('a word of medium frequency is found beyond the newest messages, page by page', async () => {
  const ids: number[] = [];
  for (let beforeId = MAX_ID; ; beforeId = ids.at(-1) ?? 0) {
    const page = await find('middling', { ...everything, beforeId }, 50);
    ids.push(...page);
    if (page.length < 50) break;
  }
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(new Set(ids).size).toBe(MESSAGES / 100);
});

test.each(['rare', 'rar', 'rare comm', 'common rare'])(
  '%s is found among the oldest messages',
  async (words) => {
    expect(await find(words)).toEqual([4, 2]);
    expect(await find(words, { ...everything, beforeId: 4 })).toEqual([2]);
    expect(await find(words, withPartner)).toEqual([4]);
  },
);

test('words that are nowhere are found nowhere', async () => {
  expect(await find('nowhere')).toEqual([]);
  expect(await find('common nowhere')).toEqual([]);
});

test.each([
  ['of a person', everything, ['message_words_by_high', 'message_words_by_low']],
  ['of two people', withPartner, ['message_words_by_pair']],
])('the newest messages %s are scanned in the order of an index', async (_, searched, indexes) => {
  const { queries } = await watched.watch((db) => find('common', searched, 20, db));
  const scan = queries.find((query) => query.sql.includes('scanned'));
  if (!scan) throw new Error('Nothing was scanned.');
  const nodes = await runGenericPlan(database.pool, scan, UNORDERED);
  expect(indexesUsed(nodes)).toEqual(expect.arrayContaining(indexes));
  expect(tablesScanned(nodes)).not.toContain('message_words');
  expect(mostRows(nodes)).toBeLessThanOrEqual(4_010);
});

test.each([
  ['of a person', everything],
  ['of two people', withPartner],
])('rare words %s are looked up in the index of people and words', async (_, searched) => {
  const { queries } = await watched.watch((db) => find('rare', searched, 20, db));
  const lookup = queries.find((query) => query.sql.includes('ARRAY['));
  if (!lookup) throw new Error('Nothing was looked up.');
  const nodes = await runGenericPlan(database.pool, lookup);
  expect(indexesUsed(nodes)).toContain('message_words_by_word');
  expect(tablesScanned(nodes)).not.toContain('message_words');
  expect(mostRows(nodes)).toBeLessThanOrEqual(10);
});

/** Returns how many rows of the words a connection has read by an index. */
async function countRead(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ read: number }>(
    `SELECT idx_tup_fetch::integer AS read FROM pg_stat_xact_user_tables
     WHERE relname = 'message_words'`,
  );
  return rows[0]?.read ?? 0;
}

test('messages that others sent since are not read', async () => {
  await sql`
    INSERT INTO messages (low_id, high_id, sender_id, receiver_id, content, message_type)
    SELECT 100 + n % 1900, 2000 + n % 1999, 100 + n % 1900, 2000 + n % 1999, 'common', 'text'
    FROM generate_series(1, 6000) AS n
  `.execute(database.db);
  await indexMessages(database);
  await sql`VACUUM ANALYZE`.execute(database.db);
  const { queries } = await watched.watch((db) => find('common', everything, 20, db));
  const settings = queries.find((query) => query.sql.includes('set_config'));
  const scan = queries.find((query) => query.sql.includes('scanned'));
  if (!settings || !scan) throw new Error('Nothing was scanned.');
  // As in the search itself, settings and values decide which plan is made.
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(settings.sql, [...settings.parameters]);
    // The counts include earlier reads of this connection that PostgreSQL hasn't added up yet.
    const readBefore = await countRead(client);
    await client.query({ name: 'scan', text: scan.sql, values: [...scan.parameters] });
    expect((await countRead(client)) - readBefore).toBeLessThanOrEqual(4_010);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
