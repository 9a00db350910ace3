import { calls } from '#contract/calls/index';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { docx } from '#server/testing/files/documents';
import type { FormFile } from '#server/testing/files/filesForm';
import {
  bombPdf,
  encryptedPdf,
  garbledPdf,
  longPdf,
  paperPdf,
  scannedPdf,
} from '#server/testing/files/pdfs';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { sendFiles } from '#server/testing/sendFiles';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { stopCitationWorker } from '../citations/readCitations';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
beforeAll(async () => {
  server = await createTestServer();
  nusrat = await server.person({ university: 'Dhaka', department: 'Botany' });
  tanvir = await server.person();
});
afterAll(async () => {
  await Promise.all([stopPdfWorker(), stopCitationWorker()]);
  await server.close();
});

testRefusals(
  () => server,
  ['uploadPaper', 'inspectPaper', 'readPaper', 'readPaperFile', 'downloadPaper', 'updatePaper'],
);
testRefusals(() => server, ['deletePaper', 'citePaper', 'listPapersOfUser']);

const FIELDS = { title: 'Mangroves', author: 'N. Jahan', research_field: 'Botany' };
const upload = (file: FormFile, texts: Record<string, string> = {}, user = nusrat) =>
  sendFiles(server, user, calls.uploadPaper, { files: [file], texts: { ...FIELDS, ...texts } });
const inspect = (file: FormFile, user = nusrat) =>
  sendFiles(server, user, calls.inspectPaper, { files: [file] });
const block = (blocker: TestUser, blocked: TestUser) =>
  callAs(server, blocker, calls.block, { body: { user_id: blocked.id } });
const read = (path: string, { token }: TestUser, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url: path,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

let papers = 0;
const freshPdf = () => paperPdf({ pages: [`Paper number ${(papers += 1)} about salt.`] });

describe('an upload', () => {
  test('is stored byte for byte, with the fields its uploader gives', async () => {
    const data = await freshPdf();
    const { status, response } = await upload(['Über uns.pdf', data], {
      title: ' Salt\nand water ',
      abstract: ' What salt does. ',
      doi: 'https://doi.org/10.1234/ABC.5',
      published_year: '2021',
    });
    expect(status).toBe(201);
    expect(response).toMatchObject({
      title: 'Salt and water',
      author: 'N. Jahan',
      research_field: 'Botany',
      abstract: 'What salt does.',
      original_filename: 'Über uns.pdf',
      file_path: expect.stringContaining(`/api/research/papers/${response.id}/file?`) as string,
      doi: '10.1234/abc.5',
      published_year: 2021,
      page_count: 1,
      file_size: data.length,
      text_state: 'readable',
      user: { id: nusrat.id, university_name: 'Dhaka' },
    });
    const shown = await read(response.file_path, tanvir);
    expect(shown.rawPayload.equals(data)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline;/) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
    const part = await read(response.file_path, tanvir, { range: 'bytes=0-4' });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
    const saved = await read(`/api/research/papers/download/${response.id}/`, tanvir);
    expect(saved.rawPayload.equals(data)).toBe(true);
    expect(saved.headers['content-disposition']).toBe(
      `attachment; filename="_ber uns.pdf"; filename*=UTF-8''%C3%9Cber%20uns.pdf`,
    );
    expect(
      (await callAs(server, tanvir, calls.readPaper, { params: { id: response.id } })).response,
    ).toEqual({ ...response, file_path: expect.any(String) as string });
  });

  test('takes fields the uploader omits from the PDF, unless they are explicitly empty', async () => {
    const data = await paperPdf({
      heading: 'Xylem Flow',
      abstract: 'We measure how water rises.',
      pages: ['https://doi.org/10.1234/xylem'],
    });
    const { response } = await upload(['a.pdf', data]);
    expect(response).toMatchObject({
      abstract: 'We measure how water rises.',
      doi: '10.1234/xylem',
      published_year: 2019,
    });
    const bangla = await upload(['a.pdf', data], { published_year: '২০২৪' });
    expect(bangla.response).toMatchObject({ published_year: 2024 });
    const bare = await upload(['a.pdf', data], { doi: '', published_year: '' });
    expect(bare.response).toMatchObject({ doi: null, published_year: null });
  });

  test.each<[string, number, () => FormFile | Promise<FormFile>, RegExp]>([
    [
      'that is encrypted',
      400,
      async () => ['a.pdf', await encryptedPdf()],
      /protected by a password/,
    ],
    ['that is garbled', 400, () => ['a.pdf', garbledPdf()], /damaged or incomplete/],
    ['that breaks off', 400, async () => ['a.pdf', (await freshPdf()).subarray(0, 900)], /damaged/],
    ['that unpacks to very much', 400, async () => ['a.pdf', await bombPdf()], /too complex/],
    ['that is a Word document', 415, () => ['a.pdf', docx()], /choose a PDF/],
    ['that is empty', 400, () => ['a.pdf', ''], /./],
    ['above 5 MB', 413, () => ['a.pdf', Buffer.alloc(5 * 2 ** 20 + 1, '%PDF-')], /up to 5 MB/],
  ])('%s is refused with %d and leaves nothing behind', async (_what, expected, make, detail) => {
    const before = await storedFiles(server);
    const file = await make();
    for (const send of [upload, inspect]) {
      const { status, problem } = await send(file);
      expect(status).toBe(expected);
      expect(problem.detail).toMatch(detail);
      expect(Object.keys(problem.errors ?? {})).toEqual(['file']);
    }
    expect(await storedFiles(server)).toEqual(before);
  });

  test.each([
    ['a DOI that is none', { doi: 'see below' }, 'doi'],
    ['a year that is none', { published_year: '9999' }, 'published_year'],
    ['a year with other signs', { published_year: '2e3' }, 'published_year'],
    ['a blank title', { title: ' ' }, 'title'],
  ])('with %s is refused', async (_what, texts, field) => {
    const { status, problem } = await upload(['a.pdf', await freshPdf()], texts);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]]);
  });

  test.each([
    ['a scan', scannedPdf, 'no_text', 'This PDF is a scan, so its text can’t be searched.'],
    [
      '10,000 pages',
      () => Promise.resolve(longPdf()),
      'too_long',
      'This PDF has more than 300 pages, so its text can’t be searched.',
    ],
  ])('of %s is stored, and noted as not searchable', async (_what, make, state, note) => {
    const file: FormFile = ['a.pdf', await make()];
    expect((await inspect(file)).response).toMatchObject({ text_state: state, note });
    const { status, response } = await upload(file);
    expect([status, response.text_state]).toEqual([201, state]);
  });

  test('of one file by two at once is read once and stored twice', async () => {
    const data = await freshPdf();
    const both = await Promise.all([upload(['a.pdf', data]), upload(['b', data], {}, tanvir)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[1].response.original_filename).toBe('b.pdf');
  });
});

describe('inspecting a PDF', () => {
  test('returns its metadata and stores no file', async () => {
    const before = await storedFiles(server);
    const data = await paperPdf({ heading: 'Leaves at Night', info: { Author: 'T. Rahman' } });
    const { status, response } = await inspect(['a.pdf', data]);
    expect([status, response]).toEqual([
      200,
      {
        title: 'Leaves at Night',
        author: 'T. Rahman',
        abstract: '',
        doi: null,
        published_year: 2019,
        page_count: 1,
        text_state: 'readable',
        note: null,
        duplicates: [],
      },
    ]);
    expect(await storedFiles(server)).toEqual(before);
  });

  test('names the papers with the same DOI or file that its reader may see', async () => {
    const reader = await server.person();
    const same = await paperPdf({ pages: ['Same. doi:10.5555/same'] });
    const other = await paperPdf({ pages: ['Other.'] });
    const first = await upload(['a.pdf', same]);
    const second = await upload(['b.pdf', other], { doi: '10.5555/SAME' }, tanvir);
    const ids = async () =>
      (await inspect(['c.pdf', same], reader)).response.duplicates.map(({ id }) => id);
    expect(await ids()).toEqual([first.response.id, second.response.id]);
    await block(tanvir, reader);
    expect(await ids()).toEqual([first.response.id]);
  });
});

describe('a paper', () => {
  test('is edited by the person who added it, and by no one else', async () => {
    const { response } = await upload(['a.pdf', await freshPdf()], { doi: '10.1234/x' });
    const params = { id: response.id };
    const change = (user: TestUser, body: Record<string, unknown>) =>
      callAs(server, user, calls.updatePaper, { params, body });
    expect((await change(tanvir, { title: 'Mine' })).status).toBe(403);
    const changed = await change(nusrat, { title: 'New title', doi: '', abstract: '' });
    expect(changed.status).toBe(200);
    expect(changed.response).toMatchObject({
      title: 'New title',
      author: 'N. Jahan',
      doi: null,
      abstract: '',
    });
    expect((await change(nusrat, { doi: 'nonsense' })).status).toBe(400);
  });

  test('is deleted with its file, and with its text once no other paper uses it', async () => {
    const data = await freshPdf();
    const { response: mine } = await upload(['a.pdf', data]);
    const { response: theirs } = await upload(['a.pdf', data], {}, tanvir);
    const texts = () =>
      server.deps.db
        .selectFrom('document_texts')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await texts();
    const remove = (user: TestUser, id: number) =>
      callAs(server, user, calls.deletePaper, { params: { id } });
    expect((await remove(tanvir, mine.id)).status).toBe(403);
    expect((await remove(nusrat, mine.id)).status).toBe(204);
    expect(await texts()).toEqual(before);
    expect((await remove(nusrat, mine.id)).status).toBe(404);
    const twice = await Promise.all([remove(tanvir, theirs.id), remove(tanvir, theirs.id)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await texts()).count).toBe(Number(before.count) - 1);
    expect(await storedFiles(server)).toEqual(await recordedFiles(server));
  });

  test('is cited', async () => {
    const { response } = await upload(['a.pdf', await freshPdf()], { published_year: '2020' });
    const cited = await callAs(server, tanvir, calls.citePaper, { params: { id: response.id } });
    expect(cited.response.apa).toBe('Jahan, N. (2020). Mangroves.');
  });

  test('of a blocked person is not found', async () => {
    const [writer, reader] = [await server.person(), await server.person()];
    const { response } = await upload(['a.pdf', await freshPdf()], {}, writer);
    await block(writer, reader);
    const params = { id: response.id };
    for (const call of [
      calls.readPaper,
      calls.readPaperFile,
      calls.downloadPaper,
      calls.citePaper,
    ]) {
      expect((await callAs(server, reader, call, { params })).status).toBe(404);
    }
    const listed = await callAs(server, reader, calls.listPapersOfUser, {
      params: { user_id: writer.id },
    });
    expect(listed.response).toEqual([]);
    expect((await callAs(server, reader, calls.updatePaper, { params, body: {} })).status).toBe(
      404,
    );
  });
});

test('the papers of a person are listed, newest first', async () => {
  const writer = await server.person();
  const made = [];
  for (const title of ['One', 'Two', 'Three']) {
    made.push((await upload(['a.pdf', await freshPdf()], { title }, writer)).response.id);
  }
  const { response } = await callAs(server, tanvir, calls.listPapersOfUser, {
    params: { user_id: writer.id },
    query: { limit: 2, offset: 1 },
  });
  expect(response.map(({ id }) => id)).toEqual([made[1], made[0]]);
});
