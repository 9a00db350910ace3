import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { migrations } from '#server/migrations/index';
import { reindexWords } from './index';

let server: TestServer;
let author: TestUser;
let reader: TestUser;

beforeEach(async () => {
  server = await createTestServer();
  author = await createVerifiedUser(server, { university: 'Łódź', department: 'Ökonomie' });
  reader = await server.person();
});
afterEach(() => server.close());

const TAG = 'র\u200D্যাগডে';

/** Writes a post as the previous release does. */
const insertOlder = (contents: readonly string[]) =>
  server.deps.db
    .insertInto('posts')
    .values(
      contents.map((content) => ({ user_id: author.id, post_type: 'text', content }) as const),
    )
    .returning('id')
    .execute();
const postsFor = async (keyword: string) =>
  (await callAs(server, reader, calls.searchPosts, { query: { keyword } })).response.posts.map(
    ({ content }) => content,
  );
const papersFor = async (keyword: string) =>
  (await callAs(server, reader, calls.searchPapers, { query: { keyword } })).response.map(
    ({ title }) => title,
  );
const peopleFor = async (keyword: string) =>
  (await callAs(server, reader, calls.lookupPeople, { query: { keyword } })).response.people.map(
    ({ user_id: id }) => id,
  );
const placesFor = async (keyword: string) =>
  (await callAs(server, reader, calls.listUniversities, { query: { keyword } })).response.map(
    ({ name }) => name,
  );

/** Makes every row one of the previous release. */
async function forgetWords(): Promise<void> {
  const { db } = server.deps;
  await sql`UPDATE posts SET words_at = NULL, words = '', hashtags = '{র}'`.execute(db);
  await sql`UPDATE papers SET words_at = NULL, words = ''`.execute(db);
  await sql`UPDATE document_texts SET words_at = NULL, words = ''`.execute(db);
  await sql`UPDATE document_pages SET words_at = NULL, words = ''`.execute(db);
  await sql`UPDATE posted_research SET words_at = NULL, words = NULL`.execute(db);
  await sql`UPDATE users SET name_words_at = NULL`.execute(db);
  await sql`DELETE FROM user_name_words`.execute(db);
  await sql`UPDATE universities SET plain_name = NULL`.execute(db);
  await sql`UPDATE departments SET plain_name = NULL`.execute(db);
}

test('every older row is found again, by any number of processes', async () => {
  const write = (content: string) =>
    callAs(server, author, calls.createTextPost, { body: { content } });
  await write(`C++ café #${TAG}`);
  await insertPaper(server, author, { title: 'Über', pages: ['Straße', 'and C#'] });
  await callAs(server, author, calls.changeDetails, { body: { display_name: 'José' } });
  const body = { title: 'Thé', research_field: 'F', details: 'D' };
  await callAs(server, author, calls.postResearch, { body });
  await forgetWords();
  await Promise.all([reindexWords(server.deps), reindexWords(server.deps)]);
  await reindexWords(server.deps);
  for (const keyword of ['C++', 'cafe', `#${TAG}`])
    expect(await postsFor(keyword)).toEqual([`C++ café #${TAG}`]);
  for (const keyword of ['uber', 'strasse uber', 'C#'])
    expect(await papersFor(keyword)).toEqual(['Über']);
  expect(await peopleFor('jose')).toEqual([author.id]);
  expect(await placesFor('lodz')).toEqual(['Łódź']);
  const { rows } = await sql`
    SELECT 1 FROM posts WHERE words_at IS NULL
    UNION ALL SELECT 1 FROM papers WHERE words_at IS NULL
    UNION ALL SELECT 1 FROM document_texts WHERE words_at IS NULL
    UNION ALL SELECT 1 FROM document_pages WHERE words_at IS NULL
    UNION ALL SELECT 1 FROM posted_research WHERE words_at IS NULL
    UNION ALL SELECT 1 FROM departments WHERE plain_name IS NULL
  `.execute(server.deps.db);
  expect(rows).toEqual([]);
});

test('posts of the previous release are found at once by the rules of before, and by today’s later', async () => {
  await insertOlder(['plain words', 'Ends here.Next starts']);
  expect(await postsFor('words')).toEqual(['plain words']);
  expect(await postsFor('next')).toEqual([]);
  await reindexWords(server.deps);
  expect(await postsFor('next')).toEqual(['Ends here.Next starts']);
});

test('older posts are found by the words inside their hashtags after the migration', async () => {
  const { db } = server.deps;
  await callAs(server, author, calls.createTextPost, { body: { content: 'On #MachineLearning' } });
  // As the releases before wrote it.
  await sql`
    UPDATE posts SET words = to_tsvector('simple', 'on machinelearning'), words_at = now()
  `.execute(db);
  expect(await postsFor('learning')).toEqual([]);
  await migrations['0055-words-again']?.up(db);
  expect(await postsFor('machinelearning')).toEqual(['On #MachineLearning']);
  await reindexWords(server.deps);
  expect(await postsFor('learning')).toEqual(['On #MachineLearning']);
});

test('older rows are found by the digits of another keyboard after the migration', async () => {
  const { db } = server.deps;
  await callAs(server, author, calls.createTextPost, { body: { content: 'ভর্তি ২০২৪' } });
  // As the releases before wrote it.
  await sql`
    UPDATE posts SET words = to_tsvector('simple', content), words_at = now()
  `.execute(db);
  await sql`UPDATE universities SET plain_name = 'of before'`.execute(db);
  expect(await postsFor('2024')).toEqual([]);
  await migrations['0055-words-again']?.up(db);
  await reindexWords(server.deps);
  expect(await postsFor('2024')).toEqual(['ভর্তি ২০২৪']);
  expect(await placesFor('lodz')).toEqual(['Łódź']);
});

test('older rows are found by merged words after the migration', async () => {
  const { db } = server.deps;
  await callAs(server, author, calls.createTextPost, { body: { content: 'E-mail me' } });
  await callAs(server, author, calls.changeDetails, { body: { display_name: 'Nora O’Brien' } });
  // As the releases before wrote them.
  await sql`UPDATE posts SET words = to_tsvector('simple', 'e mail me'), words_at = now()`.execute(
    db,
  );
  await sql`DELETE FROM user_name_words WHERE word = 'obrien'`.execute(db);
  expect(await postsFor('email')).toEqual([]);
  expect(await peopleFor('obrien')).toEqual([]);
  await migrations['0056-merged-words']?.up(db);
  await reindexWords(server.deps);
  expect(await postsFor('email')).toEqual(['E-mail me']);
  expect(await peopleFor('obrien')).toEqual([author.id]);
});

test('older rows are found by powers and numbers with commas after the migration', async () => {
  const { db } = server.deps;
  await callAs(server, author, calls.createTextPost, { body: { content: '১,০০০ or 10⁻⁶' } });
  // As the releases before had them.
  await sql`UPDATE posts SET words = to_tsvector('simple', '১ ০০০ or 10 6'), words_at = now()`.execute(
    db,
  );
  await sql`ALTER TABLE library_items DROP COLUMN words, DROP COLUMN words_at`.execute(db);
  await sql`DROP FUNCTION library_items_words CASCADE`.execute(db);
  expect(await postsFor('1000')).toEqual([]);
  await migrations['0057-library-words']?.up(db);
  await reindexWords(server.deps);
  for (const keyword of ['1000', '10^-6'])
    expect(await postsFor(keyword)).toEqual(['১,০০০ or 10⁻⁶']);
});

test('what people keep is found by the words of before until the job has come to it', async () => {
  const { db } = server.deps;
  const kept = { user_id: reader.id, kind: 'reference', author: 'Ada', fields: '{}' } as const;
  const row = { ...kept, title: 'On input/output', created_at: server.clock.now() };
  await db.insertInto('library_items').values(row).execute();
  const itemsFor = async (keyword: string) =>
    (await callAs(server, reader, calls.listLibrary, { query: { keyword } })).response.items.length;
  expect([await itemsFor('ada'), await itemsFor('output')]).toEqual([1, 0]);
  await reindexWords(server.deps);
  expect([await itemsFor('ada'), await itemsFor('output')]).toEqual([1, 1]);
  // The previous release doesn't write the words of a note.
  await db.updateTable('library_items').set({ note: 'E-mail' }).execute();
  expect(await itemsFor('email')).toBe(0);
  await reindexWords(server.deps);
  expect(await itemsFor('email')).toBe(1);
});

test('an edit by the previous release is found by its new words', async () => {
  await callAs(server, author, calls.createTextPost, { body: { content: 'before C++' } });
  await server.deps.db.updateTable('posts').set({ content: 'after C#' }).execute();
  expect(await postsFor('before')).toEqual([]);
  expect(await postsFor('after')).toEqual(['after C#']);
  expect(await postsFor('c#')).toEqual([]);
  await reindexWords(server.deps);
  expect(await postsFor('c#')).toEqual(['after C#']);
});

test('the work stops when the server does, and goes on at the next start', async () => {
  await insertOlder(Array.from({ length: 50 }, (_, nth) => `Here.Next ${String(nth)}`));
  const stop = new AbortController();
  stop.abort();
  await reindexWords(server.deps, stop.signal);
  expect(await postsFor('next')).toEqual([]);
  await reindexWords(server.deps);
  expect(await postsFor('next 49')).toEqual(['Here.Next 49']);
});
