import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';

let server: TestServer;
let writer: TestUser;
let reader: TestUser;
beforeAll(async () => {
  server = await createTestServer();
  writer = await server.person();
});
beforeEach(async () => {
  reader = await server.person();
});
afterAll(() => server.close());

const save = (kind: 'post' | 'paper', id: number, body: { note?: string; tags?: string[] } = {}) =>
  callAs(server, reader, calls.saveToLibrary, { params: { kind, id }, body });
const refer = (title: string, more: { author?: string; doi?: string } = {}) =>
  callAs(server, reader, calls.importReferences, {
    body: { entries: [{ title, author: '', year: 2020, doi: null, fields: {}, ...more }] },
  });
const write = async (content: string) =>
  (await callAs(server, writer, calls.createTextPost, { body: { content } })).response.id;
const found = async (keyword: string) =>
  (await callAs(server, reader, calls.listLibrary, { query: { keyword } })).response.items.map(
    ({ title }) => title,
  );

test.each([
  ['ভর্তি ২০২৪', '2024'],
  ['Admission 2024', '২০২৪'],
  ['COVID-19 rules', 'covid 19'],
  ['COVID-19 rules', 'covid19'],
  ['An e-mail study', 'email'],
  ['An email study', 'e-mail'],
  ['On O’Brien', "o'brien"],
  ['On O’Brien', 'obrien'],
  ['Résumé of naïve Bayes', 'resume naive'],
  ['পড\u09BCা', 'প\u09DCা'],
  ['র\u200D্যাংকিং', 'র্যাংকিং'],
  ['ایران', 'ايران'],
  ['C++ in practice', 'C++'],
  ['我们研究机器学习方法', '机器学习'],
  ['Studies of networks', 'study network'],
])('%j is found by %j', async (title, keyword) => {
  await refer(title);
  await refer('Category theory for cats');
  expect(await found(keyword)).toEqual([title]);
});

test.each([
  ['Category theory', 'C++'],
  ['Category theory', 'gory'],
  ['Pi is 3.14', '314'],
  ['A title', '!?'],
])('%j is not found by %j', async (title, keyword) => {
  await refer(title);
  expect(await found(keyword)).toEqual([]);
});

test('an item is found by words of its note, tags, authors, year and DOI together', async () => {
  await refer('On tides', { author: 'Erdős, Paul; বেগম, রোকেয়া', doi: '10.1000/xyz-123' });
  await refer('Another');
  const id = (await callAs(server, reader, calls.listLibrary, { query: {} })).response.items[1]?.id;
  await callAs(server, reader, calls.saveToLibrary, {
    params: { kind: 'reference', id: id ?? 0 },
    body: { note: 'Für die Übung', tags: ['ছাত্র'] },
  });
  for (const keyword of ['uebung', 'ubung ছাত্র', 'erdos tides', '২০২০ রোকেয়া', '10.1000/xyz-123'])
    expect([keyword, await found(keyword)]).toEqual([
      keyword,
      keyword === 'uebung' ? [] : ['On tides'],
    ]);
  expect(await found('#ছাত্র')).toEqual(['On tides']);
  await callAs(server, reader, calls.saveToLibrary, {
    params: { kind: 'reference', id: id ?? 0 },
    body: { note: 'Another' },
  });
  expect(await found('ubung')).toEqual([]);
  expect(await found('tides another ছাত্র')).toEqual(['On tides']);
});

test('posts and papers are found by their words of today, and with those of the note', async () => {
  const paper = await insertPaper(server, writer, { title: 'Über Café', author: 'Søren Łódź' });
  const post = await write('Follow-up in 数学研究 for ৫০ people');
  await save('paper', paper, { note: 'Chapter two' });
  await save('post', post, { tags: ['Müller'] });
  for (const keyword of ['uber cafe', 'soren lodz chapter', 'cafe 2'])
    expect([keyword, await found(keyword)]).toEqual([
      keyword,
      keyword === 'cafe 2' ? [] : ['Über Café'],
    ]);
  for (const keyword of ['数学', 'followup', '50 muller', `${writer.username} follow`])
    expect([keyword, await found(keyword)]).toEqual([keyword, [expect.stringMatching(/^Follow/)]]);
  await callAs(server, writer, calls.updateTextPost, {
    params: { id: post },
    body: { content: 'Now about tides' },
  });
  expect(await found('数学')).toEqual([]);
  expect(await found('tide')).toEqual(['Now about tides']);
});

test.each(['9e6c', 'jose_1e5', 'Ana.B-2'])('a post is found by its author %s', async (ending) => {
  const author = await server.person({ username: `by-${ending}` });
  const body = { content: 'Tides' };
  const { response } = await callAs(server, author, calls.createTextPost, { body });
  await save('post', response.id);
  expect(await found(`by-${ending}`)).toEqual(['Tides']);
  expect(await found(`${ending} tides`)).toEqual(['Tides']);
});

test('a post is found by the names of its author, as the search of posts finds it', async () => {
  const body = { display_name: 'José Muñoz-Ruiz' };
  await callAs(server, writer, calls.changeDetails, { body });
  await save('post', await write('By a person with a name'));
  for (const keyword of ['jose munoz', 'munoz-ruiz', 'MUNOZ name'])
    expect([keyword, await found(keyword)]).toEqual([keyword, ['By a person with a name']]);
});

test('a hidden post and what was deleted are not found by their words', async () => {
  const post = await write('Hidden needle');
  const gone = await write('Deleted needle');
  await save('post', post, { note: 'mine' });
  await save('post', gone, { note: 'mine' });
  await callAs(server, writer, calls.deletePost, { params: { id: gone } });
  expect(await found('needle')).toEqual(['Hidden needle']);
  await callAs(server, reader, calls.block, { body: { user_id: writer.id } });
  expect(await found('needle')).toEqual([]);
  expect(await found('mine')).toEqual(['']);
});
