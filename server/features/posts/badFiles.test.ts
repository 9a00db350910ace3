import { calls } from '#contract/calls/index';
import {
  MEDIA_ALT_MAX_LENGTH,
  MEGABYTE,
  POST_CONTENT_MAX_LENGTH,
  POST_DOCUMENT_MAX_BYTES,
  POST_FILES_MAX,
} from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { docx, PDF } from '#server/testing/files/documents';
import type { FormFile } from '#server/testing/files/filesForm';
import { blackPng, SVG_WITH_SCRIPT } from '#server/testing/files/pictures';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { MP4_VIDEO, WEBM_SOUND, WEBM_VIDEO } from '#server/testing/files/videos';
import { sendFiles, type FilesInput } from '#server/testing/sendFiles';

let server: TestServer;
let nusrat: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  nusrat = await createVerifiedUser(server);
});
afterAll(() => server.close());

afterEach(async () => {
  const posts = await server.deps.db.selectFrom('posts').select('id').execute();
  expect([posts, await recordedFiles(server), await storedFiles(server)]).toEqual([[], [], []]);
});

const picture = blackPng(9, 9);
const good: FormFile = ['good.png', picture];
const notMedia = (name: string) =>
  `“${name}” cannot be used. Please choose a PNG, JPEG, WebP or GIF picture, or an MP4, MOV or WebM video.`;
const notDocument = (name: string) =>
  `“${name}” cannot be used. Please choose a PDF, DOCX, DOC or TXT document.`;
const falseName = (name: string) =>
  `“${name}” is a PDF by its content, but its name ends otherwise. Please rename it so that it ends in .pdf.`;
const damaged = (name: string) => `“${name}” is damaged or incomplete. Please choose another file.`;

const media = (files: readonly FormFile[], texts: FilesInput['texts'] = {}) =>
  sendFiles(server, nusrat, calls.createMediaPost, { files, texts });
const documents = (files: readonly FormFile[]) =>
  sendFiles(server, nusrat, calls.createDocumentPost, { files });

type Case = [what: string, status: number, detail: string, file: FormFile];

const badMedia: Case[] = [
  ['a drawing with a script', 415, notMedia('a.svg'), ['a.svg', SVG_WITH_SCRIPT]],
  ['a drawing called PNG', 415, notMedia('a.png'), ['a.png', SVG_WITH_SCRIPT]],
  ['a document called JPEG', 415, notMedia('a.jpg'), ['a.jpg', PDF]],
  ['a page called MP4', 415, notMedia('a.mp4'), ['a.mp4', '<!doctype html><p>Hello']],
  ['a name with a path', 415, notMedia('passwd'), ['../../etc/passwd', 'root:x:0:0']],
  [
    'a name with HTML',
    415,
    notMedia('<img src=x onerror=alert(1)>'),
    ['<img src=x onerror=alert(1)>', 'x'],
  ],
  ['an empty file', 400, 'Please check “media file”. This file is empty.', ['a.png', '']],
  ['a damaged picture', 400, damaged('a.png'), ['a.png', picture.subarray(0, 40)]],
  [
    'a small picture of 100 million pixels',
    400,
    '“bomb.png” has too many pixels. Please choose a picture below 50 megapixels.',
    ['bomb.png', blackPng(10_000, 10_000)],
  ],
  [
    'a picture above 10 MB',
    413,
    '“a.png” is too large. A picture can be up to 10 MB, a JPEG up to 25 MB.',
    ['a.png', Buffer.concat([picture, Buffer.alloc(10 * MEGABYTE)])],
  ],
  ['a truncated MP4', 400, damaged('a.mp4'), ['a.mp4', MP4_VIDEO.subarray(0, 780)]],
  ['a truncated WebM', 400, damaged('a.webm'), ['a.webm', WEBM_VIDEO.subarray(0, 400)]],
  [
    'a video of sound only',
    400,
    '“a.webm” contains no video. Please choose another file.',
    ['a.webm', WEBM_SOUND],
  ],
];

test.each(badMedia)(
  '%s is refused as media, and with it everything sent along',
  async (_, status, detail, file) => {
    const answered = await media([good, file]);
    expect([answered.status, answered.problem]).toEqual([
      status,
      { detail, errors: { media_file: expect.any(String) as string } },
    ]);
  },
);

const badDocuments: Case[] = [
  ['a picture', 415, notDocument('a.png'), ['a.png', picture]],
  ['a picture called PDF', 415, notDocument('a.pdf'), ['a.pdf', picture]],
  ['a PDF called TXT', 415, falseName('a.txt'), ['a.txt', PDF]],
  ['a text called PDF', 415, notDocument('a.pdf'), ['a.pdf', 'words']],
  [
    'a text in an older encoding',
    415,
    '“a.txt” is not in UTF-8. Please save the text as UTF-8, and choose it again.',
    ['a.txt', Buffer.from('Gr\u00F6\u00DFe', 'latin1')],
  ],
  ['a page', 415, notDocument('a.html'), ['a.html', '<script>alert(1)</script>']],
  ['a name turned around', 415, falseName('afdp.exe'), ['a\u202Efdp.exe', PDF]],
  ['an empty file', 400, 'Please check “document file”. This file is empty.', ['a.pdf', '']],
  ['a truncated PDF', 400, damaged('a.pdf'), ['a.pdf', PDF.subarray(0, 30)]],
  [
    'an archive that would unpack to 2 GB',
    400,
    damaged('a.docx'),
    ['a.docx', docx([{ name: 'word/media/a.png', claims: 2 ** 31 }])],
  ],
  [
    'an archive that leads out of its folder',
    400,
    damaged('a.docx'),
    ['a.docx', docx([{ name: '../../etc/cron.d/a' }])],
  ],
  [
    'a document above 20 MB',
    413,
    'This file is too large. It can be up to 20 MB.',
    ['a.txt', Buffer.alloc(POST_DOCUMENT_MAX_BYTES + 1, 'a')],
  ],
];

test.each(badDocuments)(
  '%s is refused as a document, and with it everything sent along',
  async (_, status, detail, file) => {
    const answered = await documents([['good.txt', 'words'], file]);
    expect([answered.status, answered.problem]).toEqual([
      status,
      { detail, errors: { document_file: expect.any(String) as string } },
    ]);
  },
);

test('a post without a file, or with more than ten, is refused', async () => {
  const many = Array.from({ length: POST_FILES_MAX + 1 }, () => good);
  for (const send of [media, documents]) {
    const none = await send([]);
    expect(none.status).toBe(400);
    expect(none.problem.detail).toMatch(
      /^Please check “(media|document) file”\. Please choose a file/,
    );
    const tooMany = await send(many);
    expect(tooMany.status).toBe(400);
    expect(tooMany.problem.detail).toMatch(/ Choose at most 10 files\.$/);
  }
});

test('a text that is too long is refused with its field, and its files with it', async () => {
  const content = 'x'.repeat(POST_CONTENT_MAX_LENGTH + 1);
  const long = await media([good], { content });
  expect([long.status, Object.keys(long.problem.errors ?? {})]).toEqual([400, ['content']]);
  const alt = await media([good], { media_alt: 'x'.repeat(MEDIA_ALT_MAX_LENGTH + 1) });
  expect([alt.status, Object.keys(alt.problem.errors ?? {})]).toEqual([400, ['media_alt']]);
});

test('an upload by an unverified account leaves nothing behind', async () => {
  const stranger = await createVerifiedUser(server, { verified: false });
  const sent = { files: [good] };
  expect((await sendFiles(server, stranger, calls.createMediaPost, sent)).status).toBe(403);
});
