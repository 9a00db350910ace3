import sharp from 'sharp';
import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { DOC, docx, PDF } from '#server/testing/files/documents';
import type { FormFile } from '#server/testing/files/filesForm';
import {
  animation,
  blackPng,
  photoWithSecrets,
  plainPicture,
  SVG_WITH_SCRIPT,
} from '#server/testing/files/pictures';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { sendFiles } from '#server/testing/sendFiles';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { stopMediaWorker } from '#server/platform/media/processMedia';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MEGABYTE = 2 ** 20;
let server: TestServer;
let nusrat: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  nusrat = await createVerifiedUser(server);
});
afterAll(async () => {
  await stopMediaWorker();
  await server.close();
});

testRefusals(() => server, ['uploadChatFile']);

const upload = (...files: FormFile[]) => sendFiles(server, nusrat, calls.uploadChatFile, { files });
const read = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

describe('an upload', () => {
  test.each([
    ['paper.pdf', PDF, 'application/pdf', 'inline'],
    ['Thesis.DOCX', docx(), WORD, 'attachment'],
  ])('%s is returned byte for byte', async (name, data, type, disposition) => {
    const { status, response } = await upload([name, data]);
    expect(status).toBe(200);
    expect(response).toEqual({
      file_url: expect.stringMatching(
        /^\/api\/chat\/files\/[\w-]{43}\.\w+\?expires=\d+&signature=[\w-]{43}$/,
      ) as string,
      file_size: data.length,
      file_type: type,
      name,
    });
    const { statusCode, rawPayload, headers } = await read(response.file_url);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(data)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(`^${disposition};.*${name}`) as unknown,
      'cache-control': expect.stringMatching(/^private, max-age=(600|599), immutable$/) as unknown,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining('sandbox') as unknown,
    });
  });

  test('of a photo keeps only its pixels, and is turned upright', async () => {
    const { response } = await upload(['beach.jpeg', await photoWithSecrets(60, 40)]);
    expect(response).toMatchObject({ file_type: 'image/webp', name: 'beach.webp' });
    const { rawPayload } = await read(response.file_url);
    const { width, height, exif } = await sharp(rawPayload).metadata();
    expect([width, height, exif]).toEqual([40, 60, undefined]);
    expect(rawPayload.includes('Secret')).toBe(false);
  });

  test('of an animation stays animated', async () => {
    const { response } = await upload(['wave.gif', await animation('gif')]);
    const { rawPayload } = await read(response.file_url);
    expect((await sharp(rawPayload, { animated: true }).metadata()).pages).toBe(3);
  });

  test('of a wide picture creates no smaller copies, which would be public', async () => {
    const before = await recordedFiles(server);
    await upload(['wide.png', await plainPicture(1_500, 20).png().toBuffer()]);
    expect(await recordedFiles(server)).toHaveLength(before.length + 1);
    expect(await storedFiles(server)).toEqual(await recordedFiles(server));
  });

  test.each<[string, number, () => FormFile[] | Promise<FormFile[]>]>([
    ['without a file', 400, () => []],
    ['that is empty', 400, () => [['a.pdf', '']]],
    [
      'of two files',
      400,
      () => [
        ['a.pdf', PDF],
        ['b.pdf', PDF],
      ],
    ],
    ['of an old Word document', 415, () => [['a.doc', DOC]]],
    ['of an old Word document that is called a new one', 415, () => [['a.docx', DOC]]],
    ['of a text', 415, () => [['a.txt', 'hello']]],
    ['of a text that is called PDF', 415, () => [['a.pdf', 'hello']]],
    ['of a PDF that is called a program', 415, () => [['a.exe', PDF]]],
    ['of a PDF that is called a picture', 415, () => [['a.png', PDF]]],
    ['of a drawing that is called a picture', 415, () => [['a.png', SVG_WITH_SCRIPT]]],
    ['of a WebP', 415, async () => [['a.webp', await animation('webp')]]],
    ['of a WebP that is called a GIF', 415, async () => [['a.gif', await animation('webp')]]],
    ['of a damaged PDF', 400, () => [['a.pdf', PDF.subarray(0, 20)]]],
    ['of a damaged picture', 400, () => [['a.png', blackPng(50, 50).subarray(0, 40)]]],
    ['of a picture that unpacks to very many pixels', 400, () => [['a.png', blackPng(9e3, 9e3)]]],
    ['above 25 MB', 413, () => [['a.pdf', Buffer.alloc(25 * MEGABYTE + 1, PDF)]]],
  ])('%s is refused with %d and leaves nothing behind', async (_what, expected, files) => {
    const before = await storedFiles(server);
    const { status, problem } = await upload(...(await files()));
    expect(status).toBe(expected);
    expect(Object.keys(problem.errors ?? {})).toEqual(['file']);
    expect(await storedFiles(server)).toEqual(before);
  });

  test('of exactly 25 MB is accepted', async () => {
    const { response } = await upload(['a.pdf', Buffer.alloc(25 * MEGABYTE, PDF)]);
    expect(response).toMatchObject({ file_size: 25 * MEGABYTE });
  });
});

describe('a signed address', () => {
  let own: URL;
  let other: URL;
  beforeAll(async () => {
    const urls = [];
    for (const name of ['own.pdf', 'other.pdf']) {
      const { response } = await upload([name, PDF]);
      urls.push(new URL(response.file_url, 'http://quad.test'));
    }
    [own, other] = urls as [URL, URL];
  });

  const statusOf = async (url: URL, change: (url: URL) => void, token?: string) => {
    const changed = new URL(url);
    change(changed);
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await read(changed.pathname + changed.search, headers)).statusCode;
  };

  test('opens its file, and ranges of it, for any holder of the address', async () => {
    const part = await read(own.pathname + own.search, { range: 'bytes=0-4' });
    expect([part.statusCode, part.payload]).toEqual([206, '%PDF-']);
  });

  test.each<[string, (url: URL) => void]>([
    ['nothing', (url) => (url.search = '')],
    ['no signature', (url) => url.searchParams.delete('signature')],
    ['no end', (url) => url.searchParams.delete('expires')],
    ['a later end', (url) => url.searchParams.set('expires', '99999999999')],
    ['an end that is no number', (url) => url.searchParams.set('expires', 'NaN')],
    ['an empty signature', (url) => url.searchParams.set('signature', '')],
    ['a made-up signature', (url) => url.searchParams.set('signature', 'A'.repeat(43))],
    ['the signature of another file', (url) => (url.search = other.search)],
  ])('with %s opens nothing, even for a person with a session', async (_what, change) => {
    const third = await createVerifiedUser(server);
    expect(await statusOf(own, change)).toBe(403);
    expect(await statusOf(own, change, third.token)).toBe(403);
  });

  test('of a guessed name is the same 403 as one of an existing file', async () => {
    const guess = (url: URL) => (url.pathname = '/api/chat/files/guessed.pdf');
    expect(await statusOf(own, guess)).toBe(403);
  });

  test('is the only way to the file: its name opens nothing among the public ones', async () => {
    const name = own.pathname.split('/').at(-1) ?? '';
    expect((await read(`/api/files/${name}`)).statusCode).toBe(404);
  });

  test('of another server, with another key, opens nothing', async () => {
    const elsewhere = await createTestServer();
    const { statusCode } = await elsewhere.app.inject({ url: own.pathname + own.search });
    await elsewhere.close();
    expect(statusCode).toBe(403);
  });

  test('opens the file for ten minutes and not longer', async () => {
    const { response } = await upload(['late.pdf', PDF]);
    server.clock.advance(10 * 60_000 - 1_000);
    expect((await read(response.file_url)).statusCode).toBe(200);
    server.clock.advance(3_000);
    const { statusCode, body } = await read(response.file_url);
    expect(statusCode).toBe(403);
    expect(body).toContain('has expired');
  });
});
