import { gunzipSync, gzipSync } from 'node:zlib';
import { calls } from '#contract/calls/index';
import { SESSION_LOG_MAX_BYTES, SESSION_LOGS_PER_DAY } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { storedFiles } from '#server/testing/files/storedFiles';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { waitUntil } from '#server/testing/waitUntil';
import { stopSessionLogWorkers } from './check/checkUpload';
import { expireLogs } from './expireLogs';
import { entry, header, openLog, packed, sendLogFile } from './testing/logs';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await stopSessionLogWorkers();
  await server.close();
});
beforeEach(async () => {
  ada = await server.person();
});

const send = (file: Buffer, note?: string) => sendLogFile(server, ada, file, note);
const good = () => packed(header, entry(0), entry(1));

testRefusals(() => server, ['sendSessionLog']);

test('a log is kept for 30 days, then its row and its file are deleted', async () => {
  const before = new Set(await storedFiles(server));
  const { status, response } = await send(good(), 'Two likes too many.');
  expect(status).toBe(201);
  const added = (await storedFiles(server)).filter((name) => !before.has(name));
  expect(added).toHaveLength(1);
  const token = await openLog(server, response.id);
  server.clock.advance(30 * DAY_MS - HOUR_MS);
  await expireLogs(server.deps);
  expect((await callAs(server, null, calls.readLogNotes, { params: { token } })).status).toBe(200);
  server.clock.advance(HOUR_MS);
  expect((await callAs(server, null, calls.readLogNotes, { params: { token } })).status).toBe(404);
  await expireLogs(server.deps);
  // The bytes are removed after the commit.
  await waitUntil(async () => expect(await storedFiles(server)).not.toContain(added[0]));
  expect(await server.deps.db.selectFrom('session_logs').select('id').execute()).toEqual([]);
});

test('only the hash of a link’s token is in the database', async () => {
  const { response } = await send(good());
  const token = await openLog(server, response.id);
  const { token_hash } = await server.deps.db
    .selectFrom('session_logs')
    .select('token_hash')
    .where('id', '=', response.id)
    .executeTakeFirstOrThrow();
  expect(token).toHaveLength(43);
  expect(token_hash).toHaveLength(32);
  expect(token_hash?.toString()).not.toContain(token);
});

test('the server redacts by names again', async () => {
  const secret = {
    type: 'a/b',
    payload: { password: 'quiet-lantern', content: 'kept', odd: 'Ox' },
  };
  const { response } = await send(packed(header, entry(0, secret)));
  const token = await openLog(server, response.id);
  const read = await server.app.inject({
    url: `/api/session-logs/${token}`,
    headers: { 'accept-encoding': 'gzip' },
  });
  const text = gunzipSync(read.rawPayload).toString();
  expect(text).toContain('"content":"kept"');
  expect(text).toContain('"odd":"**"');
  expect(text).not.toContain('quiet-lantern');
});

const address = { type: 'a/b', payload: { content: 'Write to ada@campus.example.' } };
const token = { type: 'a/b', payload: { title: `At ${'aB3_-'.repeat(8)}xyz.` } };

test.each<[string, unknown[], string]>([
  ['no log', ['hello'], 'Line 1: This is not a session log of Quad.'],
  [
    'another format',
    [{ ...header, format: 'other' }],
    'Line 1: This is not a session log of Quad.',
  ],
  ['an empty file', [''], 'Line 1: This is not a session log of Quad.'],
  [
    'another version',
    [{ ...header, version: 1 }],
    'Line 1: This version of the format is not accepted. Reload the page and send the log again.',
  ],
  [
    'a wrong header',
    [{ ...header, mode: 'tape' }],
    'Line 1: The header’s field “mode” is wrong or missing.',
  ],
  [
    'a field too many',
    [{ ...header, more: 1 }],
    'Line 1: The header’s field “more” is wrong or missing.',
  ],
  ['no entry', [header, '[]'], 'Line 2: This is not an entry.'],
  [
    'an entry without an action',
    [header, entry(0), { i: 1, t: 1 }],
    'Line 3: The entry’s field “action” is wrong or missing.',
  ],
  [
    'a missing entry',
    [header, entry(0), entry(2)],
    'Line 3: Found entry 2 where entry 1 was expected.',
  ],
  ['broken JSON', [header, '{"i":'], 'Line 2: This is not valid JSON.'],
  [
    'deep nesting',
    [header, `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    'Line 2: This is nested too deeply.',
  ],
  [
    'an address in the state',
    [{ ...header, initial_state: { title: 'ada@campus.example' } }],
    'Line 1: This has an email address or a token, which a log must not contain.',
  ],
  [
    'an address in the header',
    [{ ...header, application: 'ada@campus.example' }],
    'Line 1: This has an email address or a token, which a log must not contain.',
  ],
  [
    'an address in an action',
    [header, entry(0, address)],
    'Line 2: This has an email address or a token, which a log must not contain.',
  ],
  [
    'a token',
    [header, entry(0), entry(1, token)],
    'Line 3: This has an email address or a token, which a log must not contain.',
  ],
])('%s is a 400 that names the line, and leaves nothing behind', async (_name, lines, detail) => {
  const before = await storedFiles(server);
  const { status, problem } = await send(packed(...lines));
  expect([status, problem]).toEqual([400, { detail, errors: { file: detail } }]);
  expect(await storedFiles(server)).toEqual(before);
});

test('a file that is not packed is a 415, a damaged one a 400', async () => {
  expect((await send(Buffer.from(JSON.stringify(header)))).status).toBe(415);
  const damaged = good().subarray(0, -12);
  const { status, problem } = await send(damaged);
  expect([status, problem.detail]).toEqual([
    400,
    'The packed file is damaged. Please send the log again.',
  ]);
});

test('a log that is too large, packed or unpacked, is a 413', async () => {
  expect((await send(Buffer.alloc(SESSION_LOG_MAX_BYTES + 1, 1))).status).toBe(413);
  const bomb = gzipSync(
    Buffer.concat([Buffer.from(JSON.stringify(header)), Buffer.alloc(2e8, 32)]),
  );
  expect(bomb.length).toBeLessThan(SESSION_LOG_MAX_BYTES);
  const { status, problem } = await send(bomb);
  expect(status).toBe(413);
  expect(problem.detail).toBe('This log is too large. Unpacked, it can have up to 95 MB.');
});

test('a note that is too long is a 400', async () => {
  expect((await send(good(), 'x'.repeat(1_001))).status).toBe(400);
  expect((await send(good(), 'x'.repeat(1_000))).status).toBe(201);
});

test('of logs sent at once, five a day are kept, and the sixth is a 429', async () => {
  const all = Array.from({ length: SESSION_LOGS_PER_DAY + 1 }, () => send(good()));
  const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const { problem } = await send(good());
  expect(problem.detail).toBe('You can send 5 session logs a day. Please try again in 24 hours.');
  server.clock.advance(DAY_MS);
  expect((await send(good())).status).toBe(201);
});
