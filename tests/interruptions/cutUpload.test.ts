import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import type { Post } from '#contract/entities/post';
import { createFileSystemStorage } from '#server/platform/storage/fileSystemStorage';
import { sweepFiles } from '#server/platform/storage/sweepFiles';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { bearer, type TestUser } from '#server/testing/factories';
import { filesForm } from '#server/testing/files/filesForm';
import { recordedFiles, storedFiles } from '#server/testing/files/storedFiles';
import { waitUntil } from '#server/testing/waitUntil';
import { provideDatabase } from '../faults/support/provideDatabase';
import { createTcpProxy, type TcpProxy } from '../faults/support/tcpProxy';

const NOTES = 'What was said in the reading group. '.repeat(20_000);
/** More than the header of a request, and less than that plus the header of its response. */
const HEAD_BYTES = 800;

let endDatabase: () => Promise<void>;
let server: TestServer;
let line: TcpProxy;
let author: TestUser;
/** Lines of the server's log. */
const lines: string[] = [];

beforeAll(async () => {
  endDatabase = await provideDatabase();
  const log = pino({}, { write: (written) => lines.push(written) });
  server = await createTestServer({ config: { s3: null }, log });
  line = await createTcpProxy(Number(new URL(await server.listen()).port));
});
afterAll(async () => {
  await line.close();
  await server.close();
  await endDatabase();
});
beforeEach(async () => {
  author = await server.person();
});
afterEach(() => line.setLineState({ kind: 'clear' }));

interface Upload {
  body: Buffer;
  headers: Record<string, string | number>;
}

/** Creates an upload's encoded body once, so that a repeated request is identical. */
async function makeUpload(): Promise<Upload> {
  const form = filesForm('document_file', [['notes.txt', NOTES]], { content: 'Notes' });
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    ...bearer(author),
    // As browsers do. Otherwise a response sent before the end of a body would be lost with the
    // connection.
    connection: 'keep-alive',
    'content-type': type,
    'content-length': body.length,
    'idempotency-key': randomUUID(),
  };
  return { body, headers };
}

/** Starts sending it over the bad connection. */
function open({ headers }: Upload) {
  const url = `http://127.0.0.1:${line.port}/api/posts/create_document_post`;
  const sending = request(url, { method: 'POST', headers, agent: false });
  const receive = async () => {
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    return { status: response.statusCode, post: JSON.parse(await text(response)) as Post };
  };
  return { sending, answered: receive() };
}

function send(upload: Upload) {
  const { sending, answered } = open(upload);
  sending.end(upload.body);
  return answered;
}

const postsOf = ({ id }: TestUser) =>
  server.deps.db.selectFrom('posts').select('id').where('user_id', '=', id).execute();
const temporary = () =>
  Promise.all(
    ['uploads', join('files', 'tmp')].map((folder) =>
      readdir(join(server.deps.config.dataDir, folder)).catch(() => []),
    ),
  );

async function expectNothingLeftOver() {
  await waitUntil(async () => expect(await temporary()).toEqual([[], []]));
  const { db, config, log } = server.deps;
  const storage = createFileSystemStorage(join(config.dataDir, 'files'));
  const before = new Date(Date.now() + 60_000);
  expect(await sweepFiles({ db, storage, log, before })).toEqual({
    leftovers: 0,
    files: 0,
    rows: 0,
  });
  expect(await storedFiles(server)).toEqual(await recordedFiles(server));
}

test('an upload that is cut in the middle leaves no post, no row and no file; sent again it is stored once', async () => {
  const upload = await makeUpload();
  line.setLineState({ kind: 'cutting', bytes: upload.body.length / 2 });
  await expect(send(upload)).rejects.toThrow();
  expect(await postsOf(author)).toEqual([]);
  await expectNothingLeftOver();

  line.setLineState({ kind: 'clear' });
  expect((await send(upload)).status).toBe(201);
  expect(await postsOf(author)).toHaveLength(1);
  await expectNothingLeftOver();
});

const failuresLogged = () =>
  lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);

test('an upload aborted by its sender is not logged as a failure, and its files are removed', async () => {
  const upload = await makeUpload();
  const { sending, answered } = open(upload);
  answered.catch(() => undefined);
  sending.write(upload.body.subarray(0, upload.body.length / 2));
  await waitUntil(async () => expect((await temporary())[0]).toHaveLength(1));
  lines.length = 0;
  sending.destroy();
  await expectNothingLeftOver();
  await waitUntil(() => expect(lines.join('')).toContain('the client aborted an upload'));
  // Log lines of the request are written before the next request is handled.
  await server.api('GET', '/auth/users/me', { token: author.token });
  expect(failuresLogged()).toEqual([]);
});

test('a sender who leaves while the files are processed is not logged as a failure either', async () => {
  lines.length = 0;
  const upload = await makeUpload();
  const { sending, answered } = open(upload);
  answered.catch(() => undefined);
  await new Promise((sent) => sending.end(upload.body, () => sent(undefined)));
  sending.destroy();
  await waitUntil(async () => expect(await temporary()).toEqual([[], []]));
  await expectNothingLeftOver();
  expect(failuresLogged()).toEqual([]);
});

test('an upload whose response is lost gets the response when it is sent again, and is stored once', async () => {
  const upload = await makeUpload();
  line.setLineState({ kind: 'cutting', bytes: upload.body.length + HEAD_BYTES });
  await expect(send(upload)).rejects.toThrow();
  await waitUntil(async () => expect(await postsOf(author)).toHaveLength(1));

  line.setLineState({ kind: 'clear' });
  await waitUntil(async () => {
    const { status, post } = await send(upload);
    expect([status, post.id]).toEqual([201, (await postsOf(author))[0]?.id]);
  });
  expect(await postsOf(author)).toHaveLength(1);
  await expectNothingLeftOver();
});

test('a session that ends during an upload lets it finish completely, but allows nothing more', async () => {
  const upload = await makeUpload();
  const half = upload.body.length / 2;
  const { sending, answered } = open(upload);
  sending.write(upload.body.subarray(0, half));
  await waitUntil(async () => expect((await temporary())[0]).toHaveLength(1));
  const { token } = author;
  expect((await server.api('DELETE', '/auth/token', { token })).status).toBe(204);
  sending.end(upload.body.subarray(half));
  expect((await answered).status).toBe(201);
  expect(await postsOf(author)).toHaveLength(1);
  await expectNothingLeftOver();

  const late = await send(await makeUpload());
  expect(late).toMatchObject({ status: 401, post: { detail: expect.any(String) as string } });
  expect(await postsOf(author)).toHaveLength(1);
});
