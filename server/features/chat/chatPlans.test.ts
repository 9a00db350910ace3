import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '../../testing/createMigratedDatabase';
import { listConversations, readLastMessageId } from './conversationRepository';
import { readHistory } from './messageRepository';
import { readMarks } from './readMarkRepository';

jest.setTimeout(60_000);

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  Plans?: PlanNode[];
}

const PEOPLE = 1_000;
const MESSAGES = 20_000;

let database: MigratedDatabase;
let watched: Kysely<Tables>;
const ran: CompiledQuery[] = [];

beforeAll(async () => {
  database = await createMigratedDatabase();
  watched = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void ran.push(query),
  });
  // The first two wrote two hundred of them; the first talks with everybody, the others with a neighbour.
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
  await sql`ANALYZE`.execute(database.db);
});
afterAll(() => database.drop());

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The nodes of the plan by which the database answers the one query of the work. */
async function planOf(work: (db: Kysely<Tables>) => Promise<unknown>): Promise<PlanNode[]> {
  ran.length = 0;
  await work(watched);
  const [query] = ran as [CompiledQuery];
  expect(ran).toHaveLength(1);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${query.sql}`,
    [...query.parameters],
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return plan ? nodesOf(plan) : [];
}

const indexesOf = (nodes: PlanNode[]) => nodes.flatMap((node) => node['Index Name'] ?? []);
const typesOf = (nodes: PlanNode[]) => nodes.map((node) => node['Node Type']);

test.each([
  ['the newest page', {}],
  ['an older page', { beforeId: MESSAGES / 2 }],
  ['what came after an id', { afterId: MESSAGES / 2 }],
])('%s of a history is read off its index, in order and no further than asked', async (_, ids) => {
  const page = { limit: 5, ...ids };
  const nodes = await planOf((db) => readHistory(db, 1, 2, page));
  expect(indexesOf(nodes)).toEqual(['messages_by_pair']);
  expect(typesOf(nodes)).not.toContain('Sort');
  expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(5);
});

test('a page of conversations is read off its index, in order and hardly further than asked', async () => {
  const nodes = await planOf((db) => listConversations(db, 1, { limit: 20, offset: 0 }));
  expect(indexesOf(nodes).sort()).toEqual(['conversations_newest', 'messages_pkey', 'users_pkey']);
  expect(typesOf(nodes)).not.toContain('Sort');
  expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThan(100);
});

test('the newest message of all and the marks of two people are looked up, not searched for', async () => {
  const newest = await planOf((db) => readLastMessageId(db, 1));
  expect(indexesOf(newest)).toEqual(['conversations_newest']);
  expect(Math.max(...newest.map((node) => node['Actual Rows']))).toBe(1);
  const marks = await planOf((db) => readMarks(db, 1, 8));
  expect(new Set(indexesOf(marks))).toEqual(new Set(['conversations_pkey']));
});
