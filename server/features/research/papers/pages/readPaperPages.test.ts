import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let writer: TestUser;
let reader: TestUser;
let paperId: number;
beforeAll(async () => {
  server = await createTestServer();
  writer = await server.person();
  reader = await server.person();
  paperId = await insertPaper(server, writer, {
    title: 'Quiet rooms',
    pages: [
      'Gyroscopes hum.',
      'Nothing here.',
      `${'filler '.repeat(100)}where a gyroscope hums in the Müller basement`,
      'A gyroscope that is silent.',
    ],
  });
});
afterAll(() => server.close());

testRefusals(() => server, ['findPagesOfPaper', 'keepReadingPlace']);

const find = (keyword: string, page: { limit?: number; offset?: number } = {}) =>
  callAs(server, reader, calls.findPagesOfPaper, {
    params: { id: paperId },
    query: { keyword, ...page },
  });
const pagesOf = async (...args: Parameters<typeof find>) =>
  (await find(...args)).response.pages.map(({ page }) => page);

describe('the search in a paper', () => {
  test('finds the pages with every word, in their order', async () => {
    expect(await pagesOf('gyroscope')).toEqual([1, 3, 4]);
    expect(await pagesOf('gyroscope hum')).toEqual([1, 3]);
    expect(await pagesOf('gyroscope balloon')).toEqual([]);
  });

  test('returns the text around the words, and how the pages write them', async () => {
    const { response } = await find('muller');
    expect(response).toEqual({
      pages: [{ page: 3, snippet: expect.stringContaining('in the Müller basement') as string }],
      matched_words: ['müller'],
    });
  });

  test('returns part of the pages', async () => {
    expect(await pagesOf('gyroscope', { limit: 1, offset: 1 })).toEqual([3]);
  });

  test('names pages by their printed numbers as well', async () => {
    await server.deps.db
      .updateTable('document_pages')
      .set({ label: 'ii' })
      .where('text', '=', 'A gyroscope that is silent.')
      .execute();
    const { response } = await find('silent');
    expect(response.pages).toMatchObject([{ page: 4, page_name: 'ii (4 of 4)' }]);
  });

  test('finds nothing for words of symbols alone', async () => {
    expect((await find('!!!')).response).toEqual({ pages: [], matched_words: [] });
  });

  test('finds nothing in a scan', async () => {
    const id = await insertPaper(server, writer, { title: 'Scanned', pages: [] });
    const found = await callAs(server, reader, calls.findPagesOfPaper, {
      params: { id },
      query: { keyword: 'scanned' },
    });
    expect(found.response.pages).toEqual([]);
  });
});

describe('the page of a reader', () => {
  const keep = (page: number, user = reader) =>
    callAs(server, user, calls.keepReadingPlace, { params: { id: paperId }, body: { page } });
  const pageOf = async (user: TestUser) =>
    (await callAs(server, user, calls.readPaper, { params: { id: paperId } })).response.my_page;

  test('is none before the first, then the last one kept', async () => {
    expect(await pageOf(reader)).toBeNull();
    expect((await keep(3)).status).toBe(200);
    expect(await pageOf(reader)).toBe(3);
    await keep(2);
    expect(await pageOf(reader)).toBe(2);
  });

  test('is that of each person', async () => {
    await keep(4, writer);
    await keep(1);
    expect([await pageOf(writer), await pageOf(reader)]).toEqual([4, 1]);
  });

  test.each([0, -1, 1.5, 100_001])('%d is none', async (page) => {
    expect((await keep(page)).status).toBe(400);
  });

  test('can be kept by two tabs at once', async () => {
    const kept = await Promise.all([1, 2, 3, 4].map((page) => keep(page)));
    expect(kept.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('goes with the paper', async () => {
    const id = await insertPaper(server, writer, { title: 'Short', pages: ['One page.'] });
    await callAs(server, reader, calls.keepReadingPlace, { params: { id }, body: { page: 1 } });
    await callAs(server, writer, calls.deletePaper, { params: { id } });
    const places = await server.deps.db
      .selectFrom('reading_places')
      .select('page')
      .where('paper_id', '=', id)
      .execute();
    expect(places).toEqual([]);
  });
});
