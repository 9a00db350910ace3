import { calls } from '#contract/calls/index';
import type { WantedQuote } from '#contract/entities/paperQuote';
import type { Post } from '#contract/entities/post';
import { inTransaction } from '#server/platform/database/inTransaction';
import { insertDocumentText } from '#server/domain/texts/insertDocumentText';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { blackPng } from '#server/testing/files/pictures';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { sendFiles } from '#server/testing/sendFiles';

const pages = [
  'Introduction. The eﬃciency of attention falls with the length of a text.',
  'Results. We recruited 84 stu- dents from two universities in Dhaka.',
  '',
];
const words = 'We recruited 84 students from two universities';
const onPage = 'We recruited 84 stu- dents from two universities';

let server: TestServer;
let author: TestUser;
let uploader: TestUser;
let reader: TestUser;
let paperId: number;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  author = await server.person();
  uploader = await server.person();
  reader = await server.person();
  paperId = await insertPaper(server, uploader, { title: 'Needles', pages });
});
afterAll(() => server.close());

const quote = (changes: Partial<WantedQuote> = {}): WantedQuote => ({
  ...{ paper_id: paperId, page: 2, quote: words },
  ...changes,
});
const write = (quotes: readonly WantedQuote[] | string) =>
  callAs(server, author, calls.createTextPost, {
    body: {
      content: 'Read this.',
      quotes: typeof quotes === 'string' ? quotes : JSON.stringify(quotes),
    },
  });
const read = async (id: number, by = reader) =>
  (await callAs(server, by, calls.readPost, { params: { id } })).response;
const block = (user: TestUser) =>
  callAs(server, uploader, calls.block, { body: { user_id: user.id } });
const shown = () => ({
  ...{ paper_id: paperId, title: 'Needles', page: 2, quote: onPage, state: 'verified' },
});

test('a post shows its quotes in the spelling of the page, alone, in the feed and after an edit', async () => {
  const both = [quote(), quote({ page: 1, quote: 'The efficiency of attention falls' })];
  // A member that the contract doesn't know is dropped.
  const { status, response } = await write(
    JSON.stringify(both.map((each) => ({ ...each, title: 'A' }))),
  );
  const quotes = [shown(), { ...shown(), page: 1, quote: 'The eﬃciency of attention falls' }];
  expect([status, response.quotes]).toEqual([201, quotes]);
  const { id } = response;
  expect((await read(id)).quotes).toEqual(quotes);
  for (let times = 0; times < 2; times += 1) {
    const feed = await callAs(server, reader, calls.listPosts, { query: {} });
    expect(feed.response.posts[0]?.quotes).toEqual(quotes);
  }
  const edited = await callAs(server, author, calls.updateTextPost, {
    params: { id },
    body: { content: 'Read that.' },
  });
  expect(edited.response).toMatchObject({ content: 'Read that.', quotes });
});

test('a post without quotes has no such member', async () => {
  expect((await write([])).response).not.toHaveProperty('quotes');
  expect((await write('')).response).not.toHaveProperty('quotes');
});

test('posts with files and events have quotes, too, and JSON takes a list', async () => {
  const { body } = await server.api<Post>('POST', '/posts/create_text_post', {
    token: author.token,
    json: { content: 'Read this.', quotes: [quote()] },
  });
  expect(body.quotes).toEqual([shown()]);
  const quotes = JSON.stringify([quote()]);
  const media = await sendFiles(server, author, calls.createMediaPost, {
    files: [['a.png', blackPng(9, 9)]],
    texts: { quotes },
  });
  expect(media.response.quotes).toEqual([shown()]);
  const notes = await sendFiles(server, author, calls.createDocumentPost, {
    files: [['a.txt', 'words']],
    texts: { quotes },
  });
  expect(notes.response.quotes).toEqual([shown()]);
  const event = await callAs(server, author, calls.createEventPost, {
    body: {
      ...{ event_title: 'Talk', event_description: 'Come.', event_date: '2031-05-01' },
      ...{ event_time: '18:00', quotes },
    },
  });
  expect(event.response.quotes).toEqual([shown()]);
});

test.each<[string, () => WantedQuote[] | string, string]>([
  ['words of another page', () => [quote({ page: 1 })], 'These words aren’t on page 1.'],
  [
    'one changed word',
    () => [quote({ quote: words.replace('84', '85') })],
    'These words aren’t on page 2.',
  ],
  ['a page without text', () => [quote({ page: 3 })], 'Page 3 has no text to quote.'],
  ['a page beyond the end', () => [quote({ page: 9 })], 'Page 9 has no text to quote.'],
  ['six quotes', () => Array.from({ length: 6 }, () => quote()), 'Add at most 5 quotes.'],
  [
    'too few characters',
    () => [quote({ quote: ' We recruit ' })],
    'A quote has 12 to 600 characters.',
  ],
  ['too many', () => [quote({ quote: 'a'.repeat(601) })], 'A quote has 12 to 600 characters.'],
  ['an unknown paper', () => [quote({ paper_id: 4_000_000 })], 'This paper can’t be found.'],
  ['no list', () => '{"a":1}', 'Each quote needs paper_id, page and quote.'],
  ['no JSON', () => 'words', 'Each quote needs paper_id, page and quote.'],
  [
    'a missing page',
    () => '[{"paper_id":1,"quote":"a"}]',
    'Each quote needs paper_id, page and quote.',
  ],
])('%s is refused at the field, and nothing is posted', async (_what, quotes, detail) => {
  const sent = await write(quotes());
  expect([sent.status, sent.problem]).toEqual([400, { detail, errors: { quotes: detail } }]);
  const posts = server.deps.db.selectFrom('posts').where('user_id', '=', author.id).select('id');
  expect(await posts.execute()).toEqual([]);
});

test('a paper that the author may not see is refused like an unknown one', async () => {
  await block(author);
  const sent = await write([quote()]);
  expect(sent.problem.detail).toBe('This paper can’t be found.');
});

test('to a reader who may not see the paper, it looks like a removed one', async () => {
  const { id } = (await write([quote()])).response;
  await block(reader);
  const removed = { ...shown(), paper_id: null, title: '', state: 'source_removed' };
  expect((await read(id)).quotes).toEqual([removed]);
  expect((await read(id, author)).quotes).toEqual([shown()]);
  await callAs(server, uploader, calls.deletePaper, { params: { id: paperId } });
  expect((await read(id)).quotes).toEqual([removed]);
  expect((await read(id, author)).quotes).toEqual([removed]);
});

test('a page that is read again finds its quotes, or says that they are no longer there', async () => {
  const { id } = (await write([quote()])).response;
  const { db, clock } = server.deps;
  const { sha256 } = await db
    .selectFrom('papers')
    .innerJoin('document_texts', 'document_texts.id', 'papers.text_id')
    .where('papers.id', '=', paperId)
    .select('sha256')
    .executeTakeFirstOrThrow();
  const places = () => db.selectFrom('quotes').where('owner_id', '=', id).select('place').execute();
  const readAgain = async (page: string) => {
    await db.updateTable('document_texts').set({ reading: 1 }).execute();
    const proposal = { title: '', author: '', abstract: '', doi: null, year: null };
    const text = { state: 'readable', pageCount: 2, pages: ['One.', page], proposal } as const;
    const again = { ...text, pages: [...text.pages] };
    await inTransaction(db, (trx) =>
      insertDocumentText(trx, { sha256, text: again, at: clock.now() }),
    );
  };
  await readAgain('A heading. We recruited 84 students from two universities.');
  expect([(await read(id)).quotes, await places()]).toEqual([[shown()], [{ place: 11 }]]);
  await readAgain('Another text.');
  expect((await read(id)).quotes).toEqual([{ ...shown(), state: 'not_found' }]);
  await readAgain('We recruited 84 students from two universities.');
  expect((await read(id)).quotes).toEqual([shown()]);
});

test('quotes end with their post', async () => {
  const { id } = (await write([quote()])).response;
  const quotes = server.deps.db.selectFrom('quotes').where('owner_id', '=', id).select('quote');
  expect(await quotes.execute()).toEqual([{ quote: onPage }]);
  await callAs(server, author, calls.deletePost, { params: { id } });
  expect(await quotes.execute()).toEqual([]);
});
