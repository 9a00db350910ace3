import { sql } from 'kysely';
import { findPaperCandidates } from '#domain/papers';
import { readWordsQuery } from '#server/domain/words/wordsQuery';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { runGenericPlan } from '#server/testing/database/genericPlan';
import { rowsRead, tablesScanned } from '#server/testing/database/planNodes';
import { watchDatabase, type WatchedDatabase } from '#server/testing/database/watchedDatabase';
import { listPendingRequests } from '../../work/listPendingRequests';
import { listOwnWork } from '../../work/listOwnWork';
import { listWorkOfOthers } from '../../work/listWorkOfOthers';
import { readFields } from '../fields/knownFields';
import { listPapersOfUser } from './listPapersOfUser';
import { readCandidates } from './recommend/readCandidates';
import { createRecommendPapers, listRanked } from './recommend/recommendPapers';
import { readTaste } from './recommend/readTaste';

const PAPERS = 10_000;
/** The batch size: one statement may take three seconds on a busy machine. */
const AT_ONCE = 2_000;
const READER = 1;
const PAGE = { limit: 20, offset: 0 };

let database: MigratedDatabase;
let watched: WatchedDatabase;

beforeAll(async () => {
  database = await createMigratedDatabase();
  watched = watchDatabase(database.pool);
  const { db } = database;
  const count = sql.lit(PAPERS);
  await sql`
    INSERT INTO universities (name, name_key, hashtag_key) VALUES ('U', 'u', 'u')
  `.execute(db);
  await sql`
    INSERT INTO departments (university_id, name, name_key)
    SELECT 1, 'D' || n, 'd' || n FROM generate_series(1, 20) AS n
  `.execute(db);
  await sql`
    INSERT INTO users (username, email, email_verified_at, profile_completed, university_id,
      department_id, interests)
    SELECT 'user' || n, 'user' || n || '@campus.example', now(), true, 1, 1 + n % 20,
      ARRAY['Common', 'Rare']
    FROM generate_series(1, 2000) AS n
  `.execute(db);
  await sql`
    INSERT INTO document_texts (sha256, state) VALUES ('x', 'no_text')
  `.execute(db);
  await sql`
    INSERT INTO files (name, owner_id, purpose, mime_type, bytes, original_name)
    SELECT 'paper' || n, 1 + n % 2000, 'paper', 'application/pdf', 1, 'a.pdf'
    FROM generate_series(1, ${count}) AS n
  `.execute(db);
  for (let from = 1; from <= PAPERS; from += AT_ONCE) {
    const last = from + AT_ONCE - 1;
    await sql`
      INSERT INTO papers (user_id, file_id, text_id, title, author, research_field, abstract)
      SELECT owner_id, id, 1, 'Title ' || id || CASE WHEN id % 5000 = 0 THEN ' rarely' ELSE '' END,
        'A. Writer' || CASE WHEN id = 5 OR id > ${count} - 20 THEN ' Lately' ELSE '' END, CASE WHEN id % 3 = 0 THEN 'common' ELSE 'Other ' || id % 100 END, ''
      FROM files WHERE id BETWEEN ${sql.lit(from)} AND ${sql.lit(last)}
    `.execute(db);
  }
  await sql`
    INSERT INTO posted_research (user_id, title, research_field, details)
    SELECT 1 + n % 2000, 'Work', 'Field', 'Details' FROM generate_series(1, ${count}) AS n
  `.execute(db);
  await sql`
    INSERT INTO collaboration_requests (research_id, owner_id, requester_id, message)
    SELECT id, user_id, 1 + (user_id + 7) % 2000, 'Hi' FROM posted_research
  `.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
});
afterAll(() => database.drop());

async function planOf(work: Parameters<WatchedDatabase['watch']>[0]) {
  const { queries } = await watched.watch(work);
  const [query] = queries;
  if (!query) throw new Error('No query was run.');
  return runGenericPlan(database.pool, query);
}

/** The plans of all queries of a search for papers, and its result. */
async function search(...words: string[]) {
  const query = readWordsQuery(words);
  if (!query) throw new Error('The words say nothing.');
  let found: number[] = [];
  const { queries } = await watched.watch(async (db) => {
    found = await findPaperCandidates(db, READER, query);
  });
  const plans = [];
  for (const each of queries) plans.push(await runGenericPlan(database.pool, each));
  return { found, plans };
}

test.each([
  ['a rare word', ['rarely'], 2],
  ['a rare word and the beginning of one that all bear', ['rarely', 'tit'], 2],
  ['a word of the newest papers that is rare elsewhere', ['lately'], 21],
])('%s is looked up by index, whatever the statement was prepared for', async (_, words, count) => {
  const { found, plans } = await search(...words);
  expect(found).toHaveLength(count);
  const last = plans.at(-1) ?? [];
  expect(last.map((node) => node['Index Name'])).toContain('papers_by_word');
  expect(rowsRead(last, 'papers')).toBeLessThan(50);
  expect(rowsRead(plans.flat(), 'papers')).toBeLessThan(2_500);
});

test.each([
  ['that all bear', 'title'],
  ['that a third bears', 'common'],
])('a word %s is found in the newest papers, of which a bounded part is read', async (_, word) => {
  const { found, plans } = await search(word);
  expect(found).toHaveLength(300);
  expect(found).toEqual([...found].sort((a, b) => b - a));
  const newest = word === 'title' ? PAPERS : PAPERS - 1;
  expect(found[0]).toBe(newest);
  const nodes = plans.flat();
  expect(tablesScanned(nodes)).not.toContain('papers');
  expect(nodes.map((node) => node['Index Name'])).not.toContain('papers_by_word');
  expect(rowsRead(nodes, 'papers')).toBeLessThan(1_500);
});

test('recommended papers read a bounded part of those of a field, a department and the newest', async () => {
  const fields = { same: ['Common', 'Rare', 'D1'], akin: ['other 1', 'other 2'] };
  const near = { fields, dois: ['10.1/a'] };
  const plans = [
    await planOf((db) => readCandidates(db, READER, near, new Date(0))),
    await planOf((db) => listRanked(db, READER, [1, 5, 9], PAGE)),
  ];
  for (const nodes of plans) {
    expect(rowsRead(nodes, 'papers')).toBeGreaterThan(0);
    expect(rowsRead(nodes, 'papers')).toBeLessThan(1_500);
    expect(tablesScanned(nodes)).not.toContain('papers');
  }
});

test('recommending takes as many statements for a full library as for a small one', async () => {
  const clock = { now: () => new Date() };
  const count = async (page: typeof PAGE) => {
    const { queries } = await watched.watch(async (db) => {
      await createRecommendPapers({ db, clock })(READER, page);
    });
    return queries.length;
  };
  const keep = (from: number, to: number) =>
    sql`
      INSERT INTO library_items (user_id, kind, target_id, title, author, created_at)
      SELECT ${READER}::bigint, 'paper', n, 'Title', 'Nusrat Jahan', now()
      FROM generate_series(${from}::integer, ${to}::integer) AS n
    `.execute(database.db);
  await sql`UPDATE papers SET doi = '10.1/' || id, author = 'Nusrat Jahan' WHERE id % 50 = 0`.execute(
    database.db,
  );
  await keep(50, 50);
  const few = await count({ limit: 1, offset: 0 });
  await keep(100, 400);
  expect(await count(PAGE)).toBe(few);
  expect(few).toBeLessThanOrEqual(8);
  expect((await readTaste(database.db, READER)).papers.length).toBeLessThanOrEqual(60);
});

test('the fields of papers are collected without reading the papers of each', async () => {
  const fields = await readFields(database.db);
  expect(fields).toHaveLength(101);
  const nodes = await planOf((db) => readFields(db));
  expect(tablesScanned(nodes)).not.toContain('papers');
  expect(rowsRead(nodes, 'papers')).toBeLessThan(250);
});

test('the lists of a person and of current work read only the rows they show', async () => {
  const lists = [
    await planOf((db) => listPapersOfUser(db, READER, 7, PAGE)),
    await planOf((db) => listWorkOfOthers(db, READER, PAGE)),
    await planOf((db) => listOwnWork(db, 7, PAGE)),
    await planOf((db) => listPendingRequests(db, 7, PAGE)),
  ];
  for (const nodes of lists) {
    for (const table of ['papers', 'posted_research', 'collaboration_requests']) {
      expect(tablesScanned(nodes)).not.toContain(table);
      expect(rowsRead(nodes, table)).toBeLessThan(200);
    }
  }
});
