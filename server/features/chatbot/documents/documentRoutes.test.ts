import { calls } from '#contract/calls/index';
import { CHATBOT_DOCUMENTS_MAX } from '#contract/limits';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { docx } from '#server/testing/files/documents';
import type { FormFile } from '#server/testing/files/filesForm';
import {
  encryptedPdf,
  garbledPdf,
  longPdf,
  paperPdf,
  placedPdf,
  scannedPdf,
} from '#server/testing/files/pdfs';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { insertChatbotDocument } from '#server/testing/insertChatbotDocument';
import { mangroves } from '#server/testing/papers/mangroves';
import { setPaper } from '#server/testing/papers/setPaper';
import { sendFiles } from '#server/testing/sendFiles';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { waitUntil } from '#server/testing/waitUntil';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  nusrat = await server.person();
  tanvir = await server.person();
});
afterAll(async () => {
  await stopPdfWorker();
  await server.close();
});

testRefusals(
  () => server,
  [
    'uploadChatbotPdf',
    'askChatbot',
    'listChatbotDocuments',
    'readChatbotDocument',
    'deleteChatbotDocument',
  ],
);

const hand = (file: FormFile, user = nusrat) =>
  sendFiles(server, user, calls.uploadChatbotPdf, { files: [file] });
const list = async (user = nusrat) =>
  (await callAs(server, user, calls.listChatbotDocuments)).response;
const remove = (user: TestUser, id: number) =>
  callAs(server, user, calls.deleteChatbotDocument, { params: { id } });
const read = (path: string, { token }: TestUser, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url: path,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
const texts = async () =>
  (await server.deps.db.selectFrom('document_texts').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );

test('answers and quotes show powers and notes as the page does', async () => {
  const data = await placedPdf([
    [['The sample held about 10³ cells per millilitre of brine.']],
    [['The second vial contained about 10'], ['6', 7, 4], [' spores at noon.']],
    [['The results'], ['1', 6, 4], [' were stable over the whole winter.']],
    [['A dose of 250'], ['9', 6, 4], [' grams protects every seedling.']],
  ]);
  const { document_id } = (await hand(['powers.pdf', data])).response;
  for (const [req, sentence] of [
    [
      'How many cells did the sample hold?',
      'The sample held about 10³ cells per millilitre of brine.',
    ],
    [
      'How many spores did the vial contain?',
      'The second vial contained about 10⁶ spores at noon.',
    ],
    ['Were the results stable?', 'The results¹ were stable over the whole winter.'],
    ['Which dose protects a seedling?', 'A dose of 250 ⁹ grams protects every seedling.'],
  ]) {
    const { response } = await callAs(server, nusrat, calls.askChatbot, {
      body: { req: req ?? '', document_id },
    });
    expect(response.response).toContain(sentence);
    expect(response.citations?.map(({ quote }) => quote)).toContain(sentence);
  }
});

let made = 0;
const freshPdf = () => paperPdf({ pages: [`Document ${(made += 1)} says little about anything.`] });

test('a PDF is summarised in its own sentences, with suggested questions', async () => {
  const data = await setPaper(mangroves);
  const { status, response } = await hand(['sundarbans.pdf', data]);
  expect(status).toBe(200);
  const { document_id = 0, parts = [], citations = [], questions = [], response: text } = response;
  expect(response).toMatchObject({ pages: 4, title: mangroves.title });
  expect(citations.length).toBeGreaterThanOrEqual(3);
  // The title and the heading have no citation; every sentence after them has a quote of its own.
  expect(parts[1]?.text).toBe('**What this paper is about**');
  expect(parts.map((part) => part.citations)).toEqual([
    [],
    [],
    ...citations.map((_, place) => [place]),
  ]);
  const pages = await server.deps.db
    .selectFrom('document_pages')
    .innerJoin('assistant_documents', 'assistant_documents.text_id', 'document_pages.text_id')
    .where('assistant_documents.id', '=', document_id)
    .select(['page', 'text'])
    .execute();
  for (const { page, quote, ...more } of citations) {
    expect(pages.find((each) => each.page === page)?.text).toContain(quote);
    expect(text).toContain(`(page ${page})`);
    expect(more).toEqual({ document_id, kind: 'upload', title: mangroves.title });
  }
  expect(questions.length).toBeGreaterThanOrEqual(3);
  for (const req of questions) {
    const asked = await callAs(server, nusrat, calls.askChatbot, { body: { req } });
    expect([req, asked.response.verdict]).toEqual([req, 'supported']);
  }
  const file = await read(`/api/chatbot/documents/${document_id}/file`, nusrat);
  expect(file.rawPayload.equals(data)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline;/) as string,
    'content-security-policy': expect.stringContaining('sandbox') as string,
    'cache-control': 'private, no-store',
  });
  const part = await read(`/api/chatbot/documents/${document_id}/file`, nusrat, {
    range: 'bytes=0-4',
  });
  expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
  const { name } = await server.deps.db
    .selectFrom('files')
    .select('name')
    .where('owner_id', '=', nusrat.id)
    .executeTakeFirstOrThrow();
  expect((await read(`/api/files/${name}`, nusrat)).statusCode).toBe(404);
});

test.each<[string, number, () => FormFile | Promise<FormFile>, RegExp]>([
  ['no PDF', 415, () => ['a.pdf', docx()], /“a.pdf” is not a PDF\. Please choose a PDF/],
  ['above 20 MB', 413, () => ['a.pdf', Buffer.alloc(20 * 2 ** 20 + 1, '%PDF-')], /up to 20 MB/],
  ['of more than 300 pages', 413, () => ['a.pdf', longPdf(301)], /more than 300 pages/],
  ['encrypted', 400, async () => ['a.pdf', await encryptedPdf()], /protected by a password/],
  ['garbled', 400, () => ['a.pdf', garbledPdf()], /damaged or incomplete/],
  ['cut off', 400, async () => ['a.pdf', (await freshPdf()).subarray(0, 900)], /damaged/],
  [
    'a scan',
    400,
    async () => ['a.pdf', await scannedPdf()],
    /is a scan, so its text can’t be read/,
  ],
  ['empty', 400, () => ['a.pdf', ''], /./],
])(
  'a file that is %s is refused with %d, and nothing is stored',
  async (_what, status, make, detail) => {
    const before = await storedFiles(server);
    const { status: answered, problem } = await hand(await make());
    expect(answered).toBe(status);
    expect(problem.detail).toMatch(detail);
    expect(Object.keys(problem.errors ?? {})).toEqual(['file']);
    expect(await list()).toEqual([]);
    expect(await storedFiles(server)).toEqual(before);
  },
);

test('a request without a file is explained', async () => {
  const { status, problem } = await sendFiles(server, nusrat, calls.uploadChatbotPdf, {});
  expect([status, problem.detail]).toEqual([400, expect.stringMatching(/./)]);
});

test('the same file again, or twice at once, is the same document, marked as used', async () => {
  const data = await freshPdf();
  const both = await Promise.all([hand(['a.pdf', data]), hand(['b.pdf', data])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [id] = both.map(({ response }) => response.document_id);
  expect(both[1].response.document_id).toBe(id);
  const [before] = await list();
  server.clock.advance(60_000);
  expect((await hand(['again.pdf', data])).response.document_id).toBe(id);
  const all = await list();
  expect(all.map(({ document_id }) => document_id)).toEqual([id]);
  expect(Date.parse(all[0]?.last_used_at ?? '')).toBeGreaterThan(
    Date.parse(before?.last_used_at ?? ''),
  );
  await waitUntil(async () =>
    expect(await storedFiles(server)).toEqual(await recordedFiles(server)),
  );
});

test('each person has their own documents, even of one file', async () => {
  const data = await freshPdf();
  const hers = (await hand(['a.pdf', data])).response.document_id ?? 0;
  const his = (await hand(['a.pdf', data], tanvir)).response.document_id ?? 0;
  expect(his).not.toBe(hers);
  expect((await list(tanvir)).map(({ document_id }) => document_id)).toEqual([his]);
  expect((await read(`/api/chatbot/documents/${hers}/file`, tanvir)).statusCode).toBe(404);
  expect((await remove(tanvir, hers)).status).toBe(404);
  const body = { req: 'What does it say?', document_id: hers };
  expect((await callAs(server, tanvir, calls.askChatbot, { body })).status).toBe(404);
  expect(await list()).toHaveLength(1);
});

test('a document is deleted with its file, and with its text once nothing references it', async () => {
  const data = await freshPdf();
  const before = await texts();
  const hers = (await hand(['a.pdf', data])).response.document_id ?? 0;
  const his = (await hand(['a.pdf', data], tanvir)).response.document_id ?? 0;
  expect((await remove(nusrat, hers)).status).toBe(204);
  expect(await texts()).toHaveLength(before.length + 1);
  const twice = await Promise.all([remove(tanvir, his), remove(tanvir, his)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect(await texts()).toEqual(before);
  await waitUntil(async () =>
    expect(await storedFiles(server)).toEqual(await recordedFiles(server)),
  );
});

test('a new document above the limit replaces the least recently used one, and names it', async () => {
  const ids: number[] = [];
  for (let each = 0; each < CHATBOT_DOCUMENTS_MAX; each += 1) {
    ids.push(await insertChatbotDocument(server, nusrat));
    server.clock.advance(1_000);
  }
  const [first = 0, second = 0] = ids;
  const body = { req: 'Some text', document_id: first };
  expect((await callAs(server, nusrat, calls.askChatbot, { body })).status).toBe(200);
  server.clock.advance(1_000);
  const query = { limit: 50 };
  const before = await callAs(server, nusrat, calls.listChatbotDocuments, { query });
  const { title } = before.response.at(-1) ?? {};
  const data = await freshPdf();
  const { response } = await hand(['new.pdf', data]);
  expect(response.forgotten).toEqual({ document_id: second, title });
  expect((await hand(['again.pdf', data])).response).not.toHaveProperty('forgotten');
  const { response: page } = await callAs(server, nusrat, calls.listChatbotDocuments, { query });
  const left = page.map(({ document_id }) => document_id);
  expect(left).toHaveLength(CHATBOT_DOCUMENTS_MAX);
  expect(left.slice(0, 2)).toEqual([response.document_id, first]);
  expect(left).not.toContain(second);
});

test('deleting an account deletes its documents', async () => {
  await hand(['a.pdf', await freshPdf()]);
  await server.deps.db.deleteFrom('users').where('id', '=', nusrat.id).execute();
  const rows = await server.deps.db
    .selectFrom('assistant_documents')
    .select('id')
    .where('user_id', '=', nusrat.id)
    .execute();
  expect(rows).toEqual([]);
});
