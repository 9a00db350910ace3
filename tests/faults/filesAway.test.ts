import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { calls } from '#contract/calls/index';
import { createS3Storage, type S3Storage } from '#server/platform/storage/s3Storage';
import { sweepFiles } from '#server/platform/storage/sweepFiles';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { recordedFiles } from '#server/testing/files/storedFiles';
import { sendFiles } from '#server/testing/sendFiles';
import { startS3, type TestS3 } from '#server/testing/services/startS3';
import { provideDatabase } from './support/provideDatabase';
import { createTcpProxy, type TcpProxy, type LineState } from './support/tcpProxy';

const log = pino({ level: 'silent' });
const SILENCE_MS = 600;
const NOTES = Buffer.alloc(400_000, 'What was said in the reading group. ');
const HALF = 200_000;

let endDatabase: () => Promise<void>;
let store: TestS3;
let line: TcpProxy;
/** The store through its bad connection, as the server sees it, and directly. */
let storage: S3Storage;
let truth: S3Storage;
let server: TestServer;
let author: TestUser;

beforeAll(async () => {
  endDatabase = await provideDatabase();
  store = await startS3();
  line = await createTcpProxy(Number(new URL(store.config.endpoint).port));
  const endpoint = `http://127.0.0.1:${line.port}`;
  storage = createS3Storage({ ...store.config, endpoint }, log, { silenceMs: SILENCE_MS });
  truth = createS3Storage(store.config, log);
  server = await createTestServer({ deps: { storage } });
});
afterAll(async () => {
  await server.close();
  storage.close();
  truth.close();
  await line.close();
  await store.stop();
  await endDatabase();
});
beforeEach(async () => {
  author = await server.person();
});
afterEach(() => line.setLineState({ kind: 'clear' }));

const upload = (key: string = randomUUID()) =>
  sendFiles(server, author, calls.createDocumentPost, {
    files: [['notes.txt', NOTES]],
    texts: { content: 'Notes' },
    headers: { 'idempotency-key': key },
  });

async function storedNames(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of truth.list()) names.push(name);
  return names.sort();
}

const postsOf = ({ id }: TestUser) =>
  server.deps.db.selectFrom('posts').select('id').where('user_id', '=', id).execute();

async function download(name: string) {
  const { statusCode, rawPayload } = await server.app.inject({
    method: 'GET',
    url: name,
    headers: { authorization: `Bearer ${author.token}` },
  });
  return { statusCode, rawPayload };
}

const faults: [string, LineState][] = [
  ['is gone', { kind: 'cutting', bytes: 0 }],
  ['accepts everything and never responds', { kind: 'hole' }],
  ['goes in the middle of a file', { kind: 'cutting', bytes: HALF }],
];

test.each(faults)(
  'while the store %s an upload is a 503 that says so and leaves nothing; sent again it is stored once',
  async (_, lineState) => {
    const rows = await recordedFiles(server);
    const key = randomUUID();
    line.setLineState(lineState);
    const { status, problem } = await upload(key);
    expect([status, problem.detail]).toEqual([
      503,
      'Files are unavailable right now. Please try again in a moment.',
    ]);
    expect([await recordedFiles(server), await postsOf(author)]).toEqual([rows, []]);

    line.setLineState({ kind: 'clear' });
    const [first, second] = [await upload(key), await upload(key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.response.id).toBe(first.response.id);
    expect(await postsOf(author)).toHaveLength(1);
    // A late write, or one that could not be removed, has no row and is swept.
    await sweepFiles({ db: server.deps.db, storage, log, before: new Date(Date.now() + 60_000) });
    expect(await storedNames()).toEqual(await recordedFiles(server));
  },
);

test('a slow store that keeps sending is waited for', async () => {
  line.setLineState({ kind: 'slow', ms: 40 });
  expect((await upload()).status).toBe(201);
});

test('files in a store that stopped responding are a 503, and available again when it responds', async () => {
  const { response } = await upload();
  const path = new URL(response.document_url ?? '', 'http://quad').pathname;
  line.setLineState({ kind: 'hole' });
  expect((await download(path)).statusCode).toBe(503);
  line.setLineState({ kind: 'clear' });
  const { statusCode, rawPayload } = await download(path);
  expect(statusCode).toBe(200);
  expect(rawPayload.equals(NOTES)).toBe(true);
});

test('a file that an unreachable store cannot deliver is a 503, by its own timeouts', async () => {
  const endpoint = `http://127.0.0.1:${line.port}`;
  const standard = createS3Storage({ ...store.config, endpoint }, log);
  const other = await createTestServer({
    deps: { storage: standard, db: server.deps.db, authenticate: server.deps.authenticate },
  });
  try {
    const { response } = await upload();
    const path = new URL(response.document_url ?? '', 'http://quad').pathname;
    line.setLineState({ kind: 'hole' });
    const { statusCode, headers } = await other.app.inject({ method: 'GET', url: path });
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    line.setLineState({ kind: 'clear' });
    standard.close();
    await other.close();
  }
});

test('an unreachable store is reported to readiness probes, and calls that need no files work', async () => {
  const ready = () => server.app.inject({ method: 'GET', url: '/readyz' });
  line.setLineState({ kind: 'cutting', bytes: 0 });
  expect((await ready()).json()).toMatchObject({ failing: ['storage'] });
  const form = { content: 'Without a file' };
  const { token } = author;
  expect((await server.api('POST', '/posts/create_text_post', { token, form })).status).toBe(201);
  line.setLineState({ kind: 'clear' });
  expect((await ready()).statusCode).toBe(200);
});
