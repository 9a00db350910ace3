import { calls } from '#contract/calls/index';
import type { LibraryEntry } from '#contract/entities/library';
import { LIBRARY_IMPORT_MAX, LIBRARY_IMPORT_MAX_BYTES } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { sendFiles } from '#server/testing/sendFiles';
import { stopLibraryWorkers } from './formats/libraryWork';

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  owner = await server.person();
});
afterAll(async () => {
  await stopLibraryWorkers();
  await server.close();
});

testRefusals(() => server, ['inspectReferences', 'importReferences', 'exportLibrary']);

const inspect = (text: string, user = owner) =>
  callAs(server, user, calls.inspectReferences, { body: { text } });
const add = (entries: LibraryEntry[], user = owner) =>
  callAs(server, user, calls.importReferences, { body: { entries } });
const list = async () => (await callAs(server, owner, calls.listLibrary, {})).response.items;
const exported = async (format: 'bib' | 'ris' | 'json', tag?: string) => {
  const query = new URLSearchParams({ format, ...(tag === undefined ? {} : { tag }) });
  const response = await server.app.inject({
    url: `/api/library/export?${query.toString()}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.statusCode).toBe(200);
  return response;
};

const entry = (more: Partial<LibraryEntry> = {}): LibraryEntry => ({
  title: 'Über $E = mc^2$ und {Klammern}',
  author: 'Ångström, José; van Beethoven, Ludwig',
  year: 2019,
  doi: '10.1234/tides.7',
  fields: { type: 'article-journal', 'container-title': 'Annals of Tides', issue: '3' },
  ...more,
});

const BIB = `@article{a, title = {On tides}, author = {Jahan, Nusrat}, year = {2019}, doi = {10.1234/a}}
@article{b, title = {On {DNA} and $x_1$}, author = {M{\\"u}ller, A.}, year = {2020}}
@article{c, author = {Nobody}}
`;

describe('inspecting', () => {
  test('reads entries and refuses broken ones by their line, and stores nothing', async () => {
    const { status, response } = await inspect(BIB);
    expect(status).toBe(200);
    expect(response).toMatchObject({
      fresh: [
        { title: 'On tides', author: 'Jahan, Nusrat', year: 2019, doi: '10.1234/a' },
        { title: 'On DNA and $x_1$', author: 'Müller, A.', year: 2020, doi: null },
      ],
      duplicates: [],
      refused: [{ line: 3, reason: expect.stringContaining('title') as unknown }],
    });
    expect(await list()).toEqual([]);
  });

  test('accepts a file', async () => {
    const files = [['zotero.bib', Buffer.from(BIB)]] as const;
    const { status, response } = await sendFiles(server, owner, calls.inspectReferences, { files });
    expect(status).toBe(200);
    expect(response.fresh).toHaveLength(2);
  });

  test.each([
    ['the same DOI, whatever the title', entry({ title: 'Other', year: 1999 })],
    [
      'no DOI, and the same title and year',
      entry({ doi: null, title: 'ÜBER $e = mc^2$, und Klammern' }),
    ],
  ])('finds what the library has: %s', async (_case, { title, year, doi }) => {
    await add([entry()]);
    const lines = [`title = {${title}}`, `year = {${year}}`, ...(doi ? [`doi = {${doi}}`] : [])];
    const { response } = await inspect(`@article{a, ${lines.join(', ')}}`);
    expect(response).toMatchObject({ fresh: [], duplicates: [{ title }] });
  });

  test.each([
    ['another year', entry({ doi: null, year: 2020 })],
    ['another DOI', entry({ doi: '10.1234/tides.8' })],
  ])('takes the same title with %s for another work', async (_case, other) => {
    await add([entry()]);
    expect((await add([other])).response.added).toBe(1);
  });

  test('names the paper on Quad that has a DOI, unless it is hidden', async () => {
    const writer = await server.person();
    const doi = '10.5555/on.quad';
    await insertPaper(server, writer, { title: 'On mangroves', author: 'A. Jahan', doi });
    const lines = `https://doi.org/${doi}\n10.5555/elsewhere`;
    const titles = async () => (await inspect(lines)).response.fresh.map(({ title }) => title);
    expect(await titles()).toEqual(['On mangroves', '10.5555/elsewhere']);
    await callAs(server, writer, calls.block, { body: { user_id: owner.id } });
    expect(await titles()).toEqual([doi, '10.5555/elsewhere']);
  });

  test.each([
    ['nothing', 400, ' '],
    ['a text without entries', 400, ''],
    ['more than a megabyte', 413, 'a'.repeat(LIBRARY_IMPORT_MAX_BYTES + 1)],
    ['too many entries', 413, '10.5555/a\n'.repeat(LIBRARY_IMPORT_MAX + 1)],
  ])('%s is a %i', async (_case, status, text) => {
    const result = await inspect(text);
    expect(result.status).toBe(status);
    expect(result.problem.detail).not.toBe('');
  });
});

describe('importing', () => {
  test('keeps what is new, once, also within one request and between two', async () => {
    const other = entry({ title: 'Other', doi: null, note: 'Read.', tags: [' sea ', 'sea'] });
    expect((await add([entry(), entry(), other])).response).toEqual({ added: 2 });
    expect(await list()).toMatchObject([
      { kind: 'reference', target_id: null, title: 'Other', note: 'Read.', tags: ['sea'] },
      { title: entry().title, author: entry().author, year: 2019, doi: entry().doi },
    ]);
    const again = await Promise.all([add([entry()]), add([entry({ title: 'New', doi: null })])]);
    expect(again.map(({ status, response }) => [status, response.added])).toEqual([
      [201, 0],
      [201, 1],
    ]);
  });

  test('knows a DOI in any form', async () => {
    await add([entry()]);
    const doi = 'https://doi.org/10.1234/TIDES.7';
    expect((await add([entry({ title: 'Other', doi })])).response.added).toBe(0);
  });

  test('does not repeat a paper that is kept', async () => {
    const doi = '10.5555/kept';
    const id = await insertPaper(server, await server.person(), { title: 'On reeds', doi });
    await callAs(server, owner, calls.saveToLibrary, { params: { kind: 'paper', id }, body: {} });
    expect((await add([entry({ doi })])).response.added).toBe(0);
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: LIBRARY_IMPORT_MAX + 1 }, () => entry())],
    ['one without a title', [entry({ title: '' })]],
    ['one with a field that is no text', [{ ...entry(), fields: { volume: 3 } }]],
    ['one with an empty field', [entry({ fields: { volume: '' } })]],
  ])('%s is refused', async (_case, entries) => {
    expect((await add(entries as LibraryEntry[])).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

describe('exporting', () => {
  test.each(['bib', 'ris', 'json'] as const)(
    'as %s and importing again adds nothing, and loses nothing for another person',
    async (format) => {
      const entries = [
        entry(),
        entry({ title: 'বাংলা ভাষার ব্যাকরণ', author: 'করিম, রহিম', doi: null, tags: ['ভাষা'] }),
        entry({ title: '50% of _everything_ & more', doi: null, note: 'Why {this}?' }),
      ];
      await add(entries);
      const { body, headers } = await exported(format);
      expect(headers['content-disposition']).toContain(`library.${format}`);
      const own = await inspect(body);
      expect(own.response).toMatchObject({ fresh: [], refused: [] });
      expect(own.response.duplicates).toHaveLength(3);
      const { response } = await inspect(body, await server.person());
      expect(response.refused).toEqual([]);
      expect(response.fresh).toMatchObject(entries);
    },
  );

  test('has papers with their authors, posts with their address, and can have one tag', async () => {
    const writer = await server.person();
    const paperId = await insertPaper(server, writer, {
      title: 'On reeds',
      author: 'A. Jahan and T. Rahman',
    });
    const { response: post } = await callAs(server, writer, calls.createTextPost, {
      body: { content: 'A note about tides.' },
    });
    for (const params of [
      { kind: 'paper', id: paperId },
      { kind: 'post', id: post.id },
    ] as const)
      await callAs(server, owner, calls.saveToLibrary, { params, body: { tags: [params.kind] } });
    const all = (await exported('json')).json<Record<string, unknown>[]>();
    expect(all).toMatchObject([
      { title: 'On reeds', author: [{ family: 'Jahan', given: 'A.' }, { family: 'Rahman' }] },
      {
        title: 'A note about tides.',
        URL: expect.stringContaining(`highlight=${post.id}`) as unknown,
      },
    ]);
    expect((await exported('bib', 'paper')).body).not.toContain('tides');
    for (const format of ['bib', 'ris', 'json'] as const) {
      const { body } = await exported(format);
      expect((await inspect(body)).response).toMatchObject({ fresh: [], refused: [] });
    }
  });
});
