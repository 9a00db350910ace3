import { sql } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { planOfOnly } from '#server/testing/database/explainPlan';
import { indexesUsed, type PlanNode } from '#server/testing/database/planNodes';
import { watchDatabase, type WatchedDatabase } from '#server/testing/database/watchedDatabase';
import { appendMessages } from './send/appendMessages';
import { listConversations } from './listConversations';
import { readLastMessageId, readLastRevision } from './presence/presence';
import { readHistory } from './readHistory';
import { readMarks } from './readMarks';

const PEOPLE = 1_000;
const MESSAGES = 20_000;

let database: MigratedDatabase;
let watched: WatchedDatabase;

beforeAll(async () => {
  database = await createMigratedDatabase();
  watched = watchDatabase(database.pool);
  // Persons 1 and 2 share two hundred of the messages. Person 1 has conversations with everyone,
  // the others with a neighbour.
  await sql`
    INSERT INTO users (username, email)
    SELECT 'user' || n, 'user' || n || '@campus.example' FROM generate_series(1, ${PEOPLE}) AS n
  `.execute(database.db);
  await sql`
    INSERT INTO messages (low_id, high_id, sender_id, receiver_id, content, message_type)
    SELECT low, high, low, high, 'hello', 'text' FROM (
      SELECT CASE n % 2 WHEN 0 THEN 1 ELSE 2 + n % ${PEOPLE - 3} END AS low,
        CASE n % 100 WHEN 0 THEN 2 ELSE 3 + n % ${PEOPLE - 3} END AS high
      FROM generate_series(1, ${MESSAGES}) AS n) AS pairs
  `.execute(database.db);
  await sql`
    INSERT INTO conversations (user_id, other_id, last_message_id)
    SELECT low_id, high_id, max(id) FROM messages GROUP BY low_id, high_id
    UNION ALL SELECT high_id, low_id, max(id) FROM messages GROUP BY low_id, high_id
  `.execute(database.db);
  await sql`
    INSERT INTO connections (low_id, high_id) SELECT n, n + 1 FROM generate_series(1, ${PEOPLE - 1}) AS n
  `.execute(database.db);
  await sql`ANALYZE`.execute(database.db);
});
afterAll(() => database.drop());

const planOf = (work: Parameters<typeof planOfOnly>[2]) => planOfOnly(database.pool, watched, work);

const typesOf = (nodes: PlanNode[]) => nodes.map((node) => node['Node Type']);

test.each([
  ['the newest page', {}],
  ['an older page', { beforeId: MESSAGES / 2 }],
  ['what came after an id', { afterId: MESSAGES / 2 }],
])('%s of a history is read by its index, in order and no further than needed', async (_, ids) => {
  const page = { limit: 5, ...ids };
  const nodes = await planOf((db) => readHistory(db, 1, 2, page));
  expect(indexesUsed(nodes)).toEqual(['messages_by_pair']);
  expect(typesOf(nodes)).not.toContain('Sort');
  expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(5);
});

test('a page of conversations is read from its index, in order and hardly further than needed', async () => {
  const nodes = await planOf((db) => listConversations(db, 1, { limit: 20, offset: 0 }));
  expect(indexesUsed(nodes).sort()).toEqual([
    'conversations_newest',
    'messages_pkey',
    'users_hidden',
    'users_pkey',
  ]);
  expect(typesOf(nodes)).not.toContain('Sort');
  expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThan(100);
});

test('the newest message of a person and the marks of two people are index lookups', async () => {
  const newest = await planOf((db) => readLastMessageId(db, 1));
  expect(indexesUsed(newest)).toEqual(['conversations_newest']);
  expect(Math.max(...newest.map((node) => node['Actual Rows']))).toBe(1);
  const marks = await planOf((db) => readMarks(db, 1, 8));
  expect(new Set(indexesUsed(marks))).toEqual(new Set(['conversations_pkey']));
});

test('the changes of a conversation and the newest one of a person are read from their indexes', async () => {
  await sql`UPDATE messages SET revision = id WHERE id % 7 = 0`.execute(database.db);
  await sql`ANALYZE messages`.execute(database.db);
  const page = { limit: 5, afterRevision: MESSAGES / 2 };
  const nodes = await planOf((db) => readHistory(db, 1, 2, page));
  expect(indexesUsed(nodes)).toEqual(['messages_changed']);
  expect(typesOf(nodes)).not.toContain('Sort');
  expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(5);
  const newest = await planOf((db) => readLastRevision(db, 1));
  expect(indexesUsed(newest).sort()).toEqual([
    'messages_changed_by_receiver',
    'messages_changed_by_sender',
  ]);
  expect(Math.max(...newest.map((node) => node['Actual Rows']))).toBe(1);
});

test.each([1, 8])(
  '%i at once are appended without a scan for their conversations or for the messages before them',
  async (count) => {
    const message = { senderId: 1, content: 'hello', messageType: 'text', at: new Date() } as const;
    const messages = Array.from({ length: count }, (_, nth) => ({
      ...message,
      receiverId: 2 + nth,
      clientId: `planned-${nth}`,
    }));
    const nodes = await planOf((db) => appendMessages(db, messages));
    expect(typesOf(nodes)).not.toContain('Seq Scan');
    expect(indexesUsed(nodes)).toEqual(
      expect.arrayContaining(['conversations_pkey', 'messages_pkey']),
    );
    expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(2 * count);
  },
);
