import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { paperPdf } from '#server/testing/files/pdfs';
import { sendFiles } from '#server/testing/sendFiles';

let server: TestServer;
let author: TestUser;
let pdf: Buffer;
beforeAll(async () => {
  server = await createTestServer();
  author = await server.person();
  pdf = await paperPdf({ pages: ['The shared model reaches an accuracy of ninety percent.'] });
});
afterAll(() => server.close());

const PLACES = ['createDocumentPost', 'uploadChatFile', 'uploadPaper', 'uploadChatbotPdf'] as const;
const paperFields = { title: 'A model', author: 'A. Person', research_field: 'Models' };
const send = (place: (typeof PLACES)[number], name: string, data: Buffer) =>
  sendFiles(server, author, calls[place], {
    files: [[name, data]],
    texts: place === 'uploadPaper' ? paperFields : {},
  });

const around: [what: string, before: Buffer, after: Buffer][] = [
  ['a byte order mark before it', Buffer.from('EFBBBF', 'hex'), Buffer.alloc(0)],
  ['a line end before it', Buffer.from('\r\n'), Buffer.alloc(0)],
  ['200 bytes of text before it', Buffer.from(`${'x'.repeat(199)}\n`), Buffer.alloc(0)],
  ['1,023 bytes of text before it', Buffer.alloc(1_023, 'x\n'), Buffer.alloc(0)],
  ['NUL after it', Buffer.alloc(0), Buffer.alloc(2_048)],
  ['a comment after it', Buffer.alloc(0), Buffer.from(`<!-- ${'x'.repeat(2_048)} -->`)],
];

describe.each(PLACES)('%s', (place) => {
  test.each(around)('accepts a PDF with %s', async (_, before, after) => {
    const { status, problem } = await send(place, 'a.pdf', Buffer.concat([before, pdf, after]));
    expect([status < 300, problem.detail]).toEqual([true, undefined]);
  });

  test.each(['thesis', 'thesis.pdf.', 'thesis.final version', 'Chapter 2. Results'])(
    'accepts a PDF that is called “%s”',
    async (name) => {
      const { status, problem } = await send(place, name, pdf);
      expect([status < 300, problem.detail]).toEqual([true, undefined]);
    },
  );

  test('refuses a PDF that is called TXT, and says how to name it', async () => {
    const { status, problem } = await send(place, 'thesis.txt', pdf);
    expect([status, problem.detail]).toEqual([
      415,
      '“thesis.txt” is a PDF by its content, but its name ends otherwise. Please rename it so that it ends in .pdf.',
    ]);
  });

  test.each<[string, () => Buffer]>([
    ['that is cut in the middle', () => pdf.subarray(0, pdf.length / 2)],
    [
      'that is cut, with bytes before it',
      () => Buffer.concat([Buffer.from('\n'), pdf.subarray(0, pdf.length / 2)]),
    ],
    ['whose header comes too late', () => Buffer.concat([Buffer.alloc(1_024, 'x\n'), pdf])],
    ['that is a page that mentions one', () => Buffer.from('<p>Files begin with %PDF-1.7, %%EOF')],
  ])('refuses a file %s', async (_, make) => {
    expect([400, 415]).toContain((await send(place, 'a.pdf', make())).status);
  });
});

test('a text that mentions the header of a PDF is a text', async () => {
  const text = Buffer.from('A PDF begins with %PDF- and ends with %%EOF.');
  const { response } = await send('createDocumentPost', 'notes.txt', text);
  expect(response).toMatchObject({ documents: [{ name: 'notes.txt', type: 'text/plain' }] });
});

test('a PDF with bytes before it is served as nothing but a PDF, under its full name', async () => {
  const data = Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf]);
  const { response } = await sendFiles(server, author, calls.createDocumentPost, {
    files: [['thesis', data]],
  });
  expect(response.documents).toMatchObject([{ name: 'thesis.pdf', type: 'application/pdf' }]);
  const { headers, rawPayload } = await server.app.inject(response.document_url ?? '');
  expect(rawPayload.equals(data)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as unknown,
  });
});
