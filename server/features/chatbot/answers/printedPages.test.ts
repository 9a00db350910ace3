import { calls } from '#contract/calls/index';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { paperPdf } from '#server/testing/files/pdfs';
import { sendFiles } from '#server/testing/sendFiles';

const PAGES = [
  'Contents of this report.',
  'We thank the rangers of the park for their patience.',
  'A list of figures.',
  'A list of tables.',
  'Mangroves stand in salt water along the coast.',
  'The tallest mangrove measured 31 metres in the north.',
  'References and an index.',
];

let server: TestServer;
let nusrat: TestUser;
let document_id: number | undefined;
beforeAll(async () => {
  server = await createTestServer();
  nusrat = await server.person();
  const data = await paperPdf({ pages: PAGES, romanPages: 4 });
  const files = [['report.pdf', data]] as const;
  const { response } = await sendFiles(server, nusrat, calls.uploadChatbotPdf, {
    files: files.map(([name, bytes]) => [name, bytes]),
  });
  ({ document_id } = response);
});
afterAll(async () => {
  await stopPdfWorker();
  await server.close();
});

const ask = async (req: string) =>
  (await callAs(server, nusrat, calls.askChatbot, { body: { req, document_id } })).response;

test('a fact is cited by the printed page and the one in the file', async () => {
  const { response, citations } = await ask('How tall was the tallest mangrove?');
  expect(response).toBe(`${PAGES[5]} (page 2 (6 of 7))`);
  expect(citations).toMatchObject([{ page: 6, page_name: '2 (6 of 7)' }]);
});

test.each([
  ['What is on page 2?', 6, '2 (6 of 7)'],
  ['What is on page ২?', 6, '2 (6 of 7)'],
  ['What is on page ii?', 2, 'ii (2 of 7)'],
  ['What does page II say?', 2, 'ii (2 of 7)'],
  // No page is printed with this number, so it is the number in the file.
  ['What is on page 7?', 7, '3 (7 of 7)'],
])('%j is answered from page %i, named %s', async (question, page, name) => {
  const { response, citations } = await ask(question);
  expect(response).toBe(`${PAGES[page - 1]} (page ${name})`);
  expect(citations).toMatchObject([{ page, page_name: name }]);
});

test('the snippet of a search names the printed page as well', async () => {
  const data = await paperPdf({ pages: PAGES, romanPages: 4, info: { Subject: 'a paper' } });
  await sendFiles(server, nusrat, calls.uploadPaper, {
    files: [['report.pdf', data]],
    texts: { title: 'Report', author: 'N. Jahan', research_field: 'Botany' },
  });
  const { response } = await callAs(server, nusrat, calls.searchPapers, {
    query: { keyword: 'tallest' },
  });
  expect(response.map(({ snippet }) => snippet)).toMatchObject([
    { page: 6, page_name: '2 (6 of 7)' },
  ]);
});
