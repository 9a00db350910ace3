import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { LIBRARY_ITEMS_MAX } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let writer: TestUser;
let paperId: number;
let postId: number;
beforeAll(async () => {
  server = await createTestServer();
  writer = await server.person();
  paperId = await insertPaper(server, writer, { title: 'On $E = mc^2$', author: 'A. Jahan' });
  postId = await write('A note about tides.');
});
afterAll(() => server.close());

testRefusals(
  () => server,
  ['listLibrary', 'listLibraryTags', 'listSaved', 'saveToLibrary', 'removeFromLibrary'],
);

type Kind = 'post' | 'paper' | 'reference';
const write = async (content: string) =>
  (await callAs(server, writer, calls.createTextPost, { body: { content } })).response.id;
const save = (
  user: TestUser,
  kind: Kind,
  id: number,
  body: { note?: string; tags?: string[] } = {},
) => callAs(server, user, calls.saveToLibrary, { params: { kind, id }, body });
const remove = (user: TestUser, kind: Kind, id: number) =>
  callAs(server, user, calls.removeFromLibrary, { params: { kind, id } });
const list = async (
  user: TestUser,
  query: { tag?: string; kind?: Kind; keyword?: string; before_id?: number; limit?: number } = {},
) => (await callAs(server, user, calls.listLibrary, { query })).response.items;
const savedOf = async (user: TestUser) =>
  (await callAs(server, user, calls.listSaved, {})).response;
const refer = (user: TestUser, title: string) =>
  callAs(server, user, calls.importReferences, {
    body: { entries: [{ title, author: '', year: 2020, doi: null, fields: {} }] },
  });

describe('saving', () => {
  test('a post and a paper are kept, newest first, for the person alone', async () => {
    const reader = await server.person();
    expect((await save(reader, 'post', postId)).response).toMatchObject({
      kind: 'post',
      target_id: postId,
      title: 'A note about tides.',
      author: writer.username,
      is_available: true,
      note: '',
      tags: [],
    });
    await save(reader, 'paper', paperId);
    expect(await list(reader)).toMatchObject([
      { kind: 'paper', target_id: paperId, title: 'On $E = mc^2$', author: 'A. Jahan' },
      { kind: 'post', target_id: postId },
    ]);
    expect(await savedOf(reader)).toEqual({ posts: [postId], papers: [paperId] });
    expect(await list(writer)).toEqual([]);
  });

  test('again changes the note and the tags that are sent, and nothing else', async () => {
    const reader = await server.person();
    const { id } = (await save(reader, 'paper', paperId)).response;
    const tags = [' thesis ', 'thesis', 'two  words', ' '];
    await save(reader, 'paper', paperId, { note: 'For chapter 2.', tags });
    const kept = { id, note: 'For chapter 2.', tags: ['thesis', 'two words'] };
    expect((await save(reader, 'paper', paperId)).response).toMatchObject(kept);
    expect((await save(reader, 'paper', paperId, { tags: [] })).response).toMatchObject({
      ...kept,
      tags: [],
    });
    expect(await list(reader)).toHaveLength(1);
  });

  test('at the same time keeps one item', async () => {
    const reader = await server.person();
    const saved = await Promise.all([1, 2, 3].map(() => save(reader, 'post', postId)));
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(reader)).toHaveLength(1);
  });

  test.each([
    ['post', 999_999],
    ['paper', 999_999],
    ['reference', 999_999],
  ] as const)('a missing %s is a 404', async (kind, id) => {
    expect((await save(await server.person(), kind, id)).status).toBe(404);
  });

  test("another person's reference is a 404, and stays", async () => {
    const [owner, other] = [await server.person(), await server.person()];
    await refer(owner, 'On tides');
    const id = (await list(owner))[0]?.id ?? 0;
    expect((await save(other, 'reference', id)).status).toBe(404);
    expect((await remove(other, 'reference', id)).status).toBe(204);
    expect(await list(owner)).toHaveLength(1);
    expect((await save(owner, 'reference', id, { note: 'Mine.' })).response.note).toBe('Mine.');
  });

  test.each([
    ['a long note', { note: 'a'.repeat(501) }],
    ['too many tags', { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }],
    ['a long tag', { tags: ['a'.repeat(51)] }],
    ['an empty tag', { tags: [''] }],
  ])('%s is refused', async (_case, body) => {
    expect((await save(await server.person(), 'post', postId, body)).status).toBe(400);
  });

  test('ends when the library is full; notes can still be written', async () => {
    const owner = await server.person();
    await sql`
      INSERT INTO library_items (user_id, kind, title, author, created_at)
      SELECT ${owner.id}, 'reference', 'On tides', '', now()
      FROM generate_series(2, ${LIBRARY_ITEMS_MAX}::integer)`.execute(server.deps.db);
    const other = await write('Another note.');
    const both = await Promise.all([save(owner, 'post', postId), save(owner, 'post', other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem.detail).toContain('5,000');
    expect((await refer(owner, 'One more')).status).toBe(409);
    const kept = both[0].status === 200 ? postId : other;
    expect((await save(owner, 'post', kept, { note: 'Full.' })).status).toBe(200);
  });
});

describe('removing', () => {
  test('ends keeping, and can be repeated', async () => {
    const reader = await server.person();
    await save(reader, 'post', postId);
    expect((await remove(reader, 'post', postId)).status).toBe(204);
    expect((await remove(reader, 'post', postId)).status).toBe(204);
    expect(await list(reader)).toEqual([]);
  });
});

describe('the list', () => {
  test.each([
    ['Résumé of naïve Bayes', 'resume NAIVE'],
    ['A resume', 'résumé'],
    ['Re\u0301sume\u0301', 'R\u00E9sum\u00E9'],
    ['Erdős, Łódź and Søren in der Straße', 'erdos lodz soren strasse'],
    ['পড\u09BCা', 'প\u09DCা'],
    ['র\u200D্যাংকিং', 'র্যাংকিং'],
    ['ﬁnite ＡＢＣ', 'finite abc'],
    ['كتاب', 'کتاب'],
  ])('finds %j by %j, as people type it', async (title, keyword) => {
    const reader = await server.person();
    await refer(reader, title);
    await refer(reader, 'কল');
    expect((await list(reader, { keyword })).map((item) => item.title)).toEqual([title]);
    expect(await list(reader, { keyword: 'কলা' })).toEqual([]);
  });

  test('can be narrowed by kind, tag and words, and continues by id', async () => {
    const reader = await server.person();
    await save(reader, 'post', postId, { tags: ['sea'], note: 'Ask Anika' });
    await save(reader, 'paper', paperId, { tags: ['sea', 'energy'] });
    await refer(reader, '100% of _everything_');
    const titles = async (query: Parameters<typeof list>[1]) =>
      (await list(reader, query)).map(({ title }) => title);
    const [reference, paper, post] = await titles({});
    expect(await titles({ kind: 'paper' })).toEqual([paper]);
    expect(await titles({ tag: 'sea' })).toEqual([paper, post]);
    expect(await titles({ keyword: 'anika TIDES' })).toEqual([post]);
    expect(await titles({ keyword: 'mc^2' })).toEqual([paper]);
    expect(await titles({ keyword: '100% _' })).toEqual([reference]);
    expect(await titles({ keyword: '1000%' })).toEqual([]);
    const second = (await list(reader))[1]?.id ?? 0;
    expect(await titles({ before_id: second, limit: 1 })).toEqual([post]);
    const { response } = await callAs(server, reader, calls.listLibraryTags, {});
    expect(response.tags).toEqual([
      { tag: 'energy', count: 1 },
      { tag: 'sea', count: 2 },
    ]);
  });

  test('keeps lines of what was deleted: a paper with its title, a post without words', async () => {
    const reader = await server.person();
    const gone = await write('Gone tomorrow.');
    const goneId = await insertPaper(server, writer, { title: 'Withdrawn', author: 'A. Jahan' });
    await save(reader, 'post', gone, { note: 'Why?' });
    await save(reader, 'paper', goneId);
    await callAs(server, writer, calls.deletePost, { params: { id: gone } });
    await callAs(server, writer, calls.deletePaper, { params: { id: goneId } });
    expect(await list(reader)).toMatchObject([
      { target_id: goneId, title: 'Withdrawn', author: 'A. Jahan', is_available: false },
      { target_id: gone, title: '', author: '', note: 'Why?', is_available: false },
    ]);
    expect((await save(reader, 'post', gone, { note: '' })).response.note).toBe('');
    expect((await remove(reader, 'paper', goneId)).status).toBe(204);
  });

  test('leaves out what is hidden, until it can be seen again', async () => {
    const reader = await server.person();
    await save(reader, 'post', postId);
    await save(reader, 'paper', paperId);
    await callAs(server, reader, calls.block, { body: { user_id: writer.id } });
    expect(await list(reader)).toEqual([]);
    expect(await savedOf(reader)).toEqual({ posts: [], papers: [] });
    expect((await save(reader, 'post', postId, { note: 'Hm.' })).status).toBe(404);
    await callAs(server, reader, calls.unblock, { params: { user_id: writer.id } });
    expect(await list(reader)).toMatchObject([{ kind: 'paper' }, { kind: 'post', note: '' }]);
  });
});
