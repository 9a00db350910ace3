import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let author: TestUser;
let reader: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  author = await server.person();
  reader = await server.person();
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.deleteFrom('posts').execute());

const write = async (content: string) =>
  (await callAs(server, author, calls.createTextPost, { body: { content } })).response.id;

async function attach(id: number, attached_text: string) {
  await server.deps.db.updateTable('posts').set({ attached_text }).where('id', '=', id).execute();
}

const search = (query: Record<string, string | number>) =>
  callAs(server, reader, calls.searchPosts, { query });

/** The texts of the posts that a keyword finds, in order. */
async function found(keyword: string) {
  const { status, response } = await search({ keyword });
  expect(status).toBe(200);
  return response.posts.map(({ content }) => content);
}
const marked = async (keyword: string) =>
  [...((await search({ keyword })).response.matched_words ?? [])].sort();

testRefusals(() => server, ['searchPosts']);

test.each([
  {},
  { keyword: '' },
  { keyword: '  \t' },
  { keyword: 'x'.repeat(201) },
  { keyword: 'a\0' },
])('a search for %j is refused', async (query) => {
  expect((await search(query)).status).toBe(400);
});

test.each([{ limit: 51 }, { limit: 0 }, { offset: -1 }])(
  'a page of %j is refused',
  async (page) => {
    expect((await search({ keyword: 'graph', ...page })).status).toBe(400);
  },
);

test('every word has to occur, in any order and any case', async () => {
  await write('Graph theory on Monday');
  await write('A graph of results');
  expect(await found('THEORY graph')).toEqual(['Graph theory on Monday']);
  expect(await found('graph nowhere')).toEqual([]);
});

test('English words are found in every form', async () => {
  await write('We studied networks');
  expect(await found('studies')).toEqual(['We studied networks']);
  expect(await found('network studying')).toEqual(['We studied networks']);
});

test('only the last word matches as a prefix', async () => {
  await write('quantum computing');
  expect(await found('quantum comp')).toEqual(['quantum computing']);
  expect(await found('quant computing')).toEqual([]);
});

test('a stop word is found as it is written', async () => {
  await write('To be or not to be');
  expect(await found('the')).toEqual([]);
  expect(await found('to be')).toEqual(['To be or not to be']);
});

test('a hashtag finds the posts with it, the newest first, and nothing else', async () => {
  await write('#AI club');
  await write('ai without a tag, and #AIethics');
  await write('more #ai');
  expect(await found('#ai')).toEqual(['more #ai', '#AI club']);
  expect(await found('#AI club')).toEqual(['#AI club']);
  expect(await found('#ai #nothing')).toEqual([]);
});

test('words of an event or of a document’s name are found, and count more than those of the text', async () => {
  const id = await write('come along');
  await attach(id, 'Robotics fair');
  await write('robotics, a note');
  expect(await found('robotics')).toEqual(['come along', 'robotics, a note']);
});

test('a whole word ranks before a prefix match, and a new post before an old one', async () => {
  await write('computing');
  await write('compute');
  const old = await write('compute long ago');
  const created_at = new Date(server.clock.now().getTime() - 400 * 86_400_000);
  await server.deps.db.updateTable('posts').set({ created_at }).where('id', '=', old).execute();
  await write('compu');
  expect((await found('compu'))[0]).toBe('compu');
  expect((await found('compute')).at(-1)).toBe('compute long ago');
});

test('words in sequence rank before the same words apart', async () => {
  await write('the theory of every graph');
  await write('graph theory');
  await write('theory and graph');
  expect((await found('graph theory'))[0]).toBe('graph theory');
});

test('many words in many long posts are ranked in time', async () => {
  const alphabet = [...'abcdefghijklmnopqrstuvwxyz'].join(' ');
  const content = `${alphabet} `.repeat(190);
  const post = { user_id: author.id, post_type: 'text', content } as const;
  for (let i = 0; i < 30; i += 1) await server.deps.db.insertInto('posts').values(post).execute();
  // Ranked by all words together, these would exceed the statement timeout.
  const { status, response } = await search({ keyword: `${alphabet} ${alphabet}`, limit: 50 });
  expect([status, response.posts.length]).toEqual([200, 30]);
});

test('other alphabets and accents are found, in any case', async () => {
  await write('Étude de la forêt');
  await write('বাংলা ভাষা শিক্ষা');
  await write('Ελληνικά');
  expect(await found('étude FORÊT')).toEqual(['Étude de la forêt']);
  expect(await found('ভাষা শিক')).toEqual(['বাংলা ভাষা শিক্ষা']);
  expect(await found('e\u0301tude')).toEqual(['Étude de la forêt']);
  expect(await found('ΕΛΛΗΝΙΚΆ')).toEqual(['Ελληνικά']);
});

test.each(['🎉', '!?', '& | !', '#', "''", '…'])('%j finds nothing', async (keyword) => {
  await write('🎉 !? & | ! # …');
  expect((await search({ keyword })).response).toEqual({ posts: [], matched_words: [] });
});

test.each([
  "graph'); DROP TABLE posts; --",
  'graph:* & !zzz',
  'graph \' \\ "',
  '((graph',
  'graph <-> <2>',
  '-graph OR "zzz',
  'graph\\',
  ':*',
  'a'.repeat(200),
  'é '.repeat(100),
  'x:AB*',
])('%j is harmless', async (keyword) => {
  await write('graph');
  expect((await search({ keyword })).status).toBe(200);
  expect(await found('graph')).toEqual(['graph']);
});

test('punctuation around the words, such as quotes, makes no difference', async () => {
  await write('graph theory');
  expect(await found('"graph theory"')).toEqual(['graph theory']);
  expect(await found('(graph) & theory!')).toEqual(['graph theory']);
});

test('the matched words are returned as written in the posts', async () => {
  await write('Studying, studied and a STUDY by students of node.js #Study');
  await write('graph study');
  expect(await marked('study')).toEqual(['study', 'studied', 'studying'].sort());
  expect(await marked('stud')).toEqual(['students', 'studied', 'study', 'studying']);
  expect(await marked('node.js')).toEqual(['js', 'node']);
  await write('state-of-the-art');
  expect(await marked('art')).toEqual(['art']);
  expect(await marked('#study by')).toEqual(['by', 'study']);
  expect(await marked('#study')).toEqual(['study']);
  expect(await marked('nothing')).toEqual([]);
});

test('results are paginated without gaps or duplicates', async () => {
  const ids = [];
  for (let i = 0; i < 5; i += 1) ids.push(await write(`lecture ${i}`));
  const page = async (offset: number) =>
    (await search({ keyword: 'lecture', limit: 2, offset })).response.posts.map(({ id }) => id);
  const pages = [...(await page(0)), ...(await page(2)), ...(await page(4)), ...(await page(6))];
  expect(pages.sort((a, b) => a - b)).toEqual(ids);
});

test('a post includes its reader’s own like, and a deleted post is not found', async () => {
  const id = await write('meteorology');
  await callAs(server, reader, calls.like, { body: { post_id: id } });
  const [post] = (await search({ keyword: 'meteor' })).response.posts;
  expect(post).toMatchObject({ id, user_liked: true, total_likes: 1 });
  await callAs(server, author, calls.deletePost, { params: { id } });
  expect(await found('meteor')).toEqual([]);
});
