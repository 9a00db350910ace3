import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { DOC, docx, PDF } from '#server/testing/files/documents';
import type { FormFile } from '#server/testing/files/filesForm';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { sendFiles, type FilesInput } from '#server/testing/sendFiles';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { waitUntil } from '#server/testing/waitUntil';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
});
afterAll(() => server.close());

testRefusals(() => server, ['createDocumentPost', 'updateDocumentPost']);

async function post(files: readonly FormFile[], texts: FilesInput['texts'] = {}) {
  const sent = { files, texts };
  const { status, response } = await sendFiles(server, nusrat, calls.createDocumentPost, sent);
  expect(status).toBe(201);
  return response;
}
const edit = (id: number, input: FilesInput = {}, user = nusrat) =>
  sendFiles(server, user, calls.updateDocumentPost, { id, ...input });
const wordsOf = async (id: number) =>
  (
    await server.deps.db
      .selectFrom('posts')
      .select('attached_text')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).attached_text;

test('documents of every kind are posted, named and measured, and returned byte for byte', async () => {
  const text = Buffer.from('Lecture notes: গবেষণা\n');
  const files: [string, Buffer, string, string][] = [
    ['paper.pdf', PDF, 'application/pdf', 'inline'],
    ['Thesis.DOCX', docx(), WORD, 'attachment'],
    ['old.doc', DOC, 'application/msword', 'attachment'],
    ['notes.txt', text, 'text/plain', 'inline'],
  ];
  const made = await post(files.map(([name, data]) => [name, data]));
  expect(made).toMatchObject({ post_type: 'document', content: '', media: [], media_url: null });
  expect(made.document_url).toBe(made.documents?.[0]?.url);
  expect(made.documents?.map(({ name, size, type }) => [name, size, type])).toEqual(
    files.map(([name, data, type]) => [name, data.length, type]),
  );
  for (const [position, [name, data, type, disposition]] of files.entries()) {
    const url = made.documents?.[position]?.url ?? '';
    const { statusCode, rawPayload, headers } = await server.app.inject({ method: 'GET', url });
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(data)).toBe(true);
    expect(headers['content-type']).toMatch(new RegExp(`^${type}(; charset=utf-8)?$`));
    expect(headers['content-disposition']).toContain(`${disposition}; filename="${name}"`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each([
  ['../../../etc/notes.txt', 'notes.txt'],
  ['C:\\Users\\me\\notes.txt', 'notes.txt'],
  ['<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
  ['exe.\u202Etxt.txt', 'exe.txt.txt'],
  [`${'n'.repeat(300)}.txt`, `${'n'.repeat(251)}.txt`],
])(
  'a document called %j is shown as %j and stored under a name the server creates',
  async (sent, name) => {
    const { documents = [] } = await post([[sent, 'words']]);
    expect(documents[0]).toMatchObject({ name, size: 5, type: 'text/plain' });
    expect(documents[0]?.url).toMatch(/^\/api\/files\/[\w-]{43}\.txt$/);
    expect(await storedFiles(server)).toEqual(await recordedFiles(server));
  },
);

test('an HTML page named as text is shown as plain text, and cannot run', async () => {
  const { document_url: url } = await post([['page.txt', '<script>alert(1)</script>']]);
  const { headers } = await server.app.inject({ method: 'GET', url: url ?? '' });
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': expect.stringMatching(/^inline;/) as string,
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
});

test('a document post is found by the names of its files, whole and word by word', async () => {
  const { id } = await post([['deep_learning-notes.pdf', PDF]]);
  expect(await wordsOf(id)).toBe('deep_learning-notes.pdf\ndeep learning notes pdf');
  await edit(id, { files: [['optics.txt', 'words']] });
  expect(await wordsOf(id)).toBe('optics.txt\noptics txt');
});

test('an edit keeps omitted fields, and new files replace all the old ones', async () => {
  const before = await post(
    [
      ['a.pdf', PDF],
      ['b.txt', 'b'],
    ],
    { content: 'Read #this' },
  );
  const texts = await edit(before.id, { texts: { content: 'Read #that' } });
  expect(texts.response).toMatchObject({
    content: 'Read #that',
    hashtags: ['that'],
    documents: before.documents,
  });
  const { status, response } = await edit(before.id, { files: [['c.doc', DOC]] });
  expect(status).toBe(200);
  expect(response.documents?.map(({ name }) => name)).toEqual(['c.doc']);
  expect(response).toMatchObject({ content: 'Read #that', hashtags: ['that'] });
  const rows = await recordedFiles(server);
  for (const { url } of before.documents ?? []) expect(rows).not.toContain(url.split('/').at(-1));
  await waitUntil(async () => expect(await storedFiles(server)).toEqual(rows));
});

test('only actual changes to a document post count as an edit', async () => {
  const { id } = await post([['a.pdf', PDF]], { content: 'Same' });
  expect((await edit(id, { texts: { content: 'Same' } })).response.edited_at).toBeNull();
  // The same name is still another file.
  expect((await edit(id, { files: [['a.pdf', PDF]] })).response.edited_at).not.toBeNull();
});

test('only the author edits a document post, only as one, and only an existing one', async () => {
  const { id } = await post([['a.pdf', PDF]]);
  expect((await edit(id, { texts: { content: 'Yours' } }, tanvir)).status).toBe(403);
  expect((await edit(id + 1_000)).status).toBe(404);
  expect((await sendFiles(server, nusrat, calls.updateMediaPost, { id })).status).toBe(409);
  const read = await callAs(server, tanvir, calls.readPost, { params: { id } });
  expect(read.response).toMatchObject({ content: '', edited_at: null });
});
