import { gunzipSync } from 'node:zlib';
import { calls } from '#contract/calls/index';
import { LOG_NOTES_MAX } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { callAs } from '#server/testing/rights/callAs';
import { runCommand } from '#server/testing/runCommand';
import { stopSessionLogWorkers } from './check/checkUpload';
import { entry, header, openLog, packed, sendLogFile } from './testing/logs';

let server: TestServer;
let id: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await stopSessionLogWorkers();
  await server.close();
});
beforeEach(async () => {
  const ada = await server.person();
  const file = packed(header, entry(0), entry(1));
  ({ id } = (await sendLogFile(server, ada, file, 'Two likes\ttoo many.')).response);
  token = await openLog(server, id);
});

const lines = [header, entry(0), entry(1)].map((line) => `${JSON.stringify(line)}\n`).join('');
const read = (headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/session-logs/${token}`, headers });
const readNotes = (of = token) =>
  callAs(server, null, calls.readLogNotes, { params: { token: of } });
const saveNotes = (body: Record<string, unknown>, of = token) =>
  callAs(server, null, calls.saveLogNotes, { params: { token: of }, body });

test('a link opens the log without an account, packed if the client accepts it', async () => {
  const plain = await read();
  expect(plain.statusCode).toBe(200);
  expect(plain.body).toBe(lines);
  expect(plain.headers).toMatchObject({
    'content-type': 'application/jsonl; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const small = await read({ 'accept-encoding': 'br, gzip' });
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(small.rawPayload).toString()).toBe(lines);
  expect((await read({ 'accept-encoding': 'gzip;q=0' })).body).toBe(lines);
});

test('a new link replaces the one before', async () => {
  const earlier = token;
  token = await openLog(server, id);
  expect(token).not.toBe(earlier);
  expect((await readNotes(earlier)).status).toBe(404);
  expect((await readNotes()).status).toBe(200);
});

test.each(['unknown', 'a'.repeat(43), 'a'.repeat(42)])(
  'the token %s leads to no log',
  async (of) => {
    const { status, problem } = await readNotes(of);
    expect([status, problem.detail]).toEqual([
      404,
      'This session log does not exist, or its 30 days are over.',
    ]);
    expect((await saveNotes({ notes: [] }, of)).status).toBe(404);
    expect((await server.app.inject({ url: `/api/session-logs/${of}` })).statusCode).toBe(404);
  },
);

test('readers with the link write notes, which later readers see', async () => {
  expect((await readNotes()).response).toMatchObject({ note: 'Two likes\ttoo many.', notes: [] });
  const notes = [{ at: 1, text: 'Counted here again.' }];
  const saved = await saveNotes({ notes, seen: [] });
  expect([saved.status, saved.response.notes]).toEqual([200, notes]);
  expect((await readNotes()).response.notes).toEqual(notes);
});

test('of two readers who write at once, the second sees the notes of the first', async () => {
  const notes = [{ at: 1, text: 'First.' }];
  const both = [saveNotes({ notes, seen: [] }), saveNotes({ notes: [], seen: notes })];
  await Promise.all(both);
  await saveNotes({ notes });
  const late = await saveNotes({ notes: [{ at: 0, text: 'Second.' }], seen: [] });
  expect([late.status, late.problem.detail]).toEqual([
    409,
    'Someone else has changed the notes. Look at them and add yours again.',
  ]);
  expect((await readNotes()).response.notes).toEqual(notes);
});

test.each([
  ['a blank text', [{ at: 1, text: ' ' }]],
  ['a text that is too long', [{ at: 1, text: 'x'.repeat(1_001) }]],
  ['a negative number', [{ at: -1, text: 'x' }]],
  ['too many', Array.from({ length: LOG_NOTES_MAX + 1 }, () => ({ at: 1, text: 'x' }))],
])('%s is a 400', async (_name, notes) => {
  expect((await saveNotes({ notes })).status).toBe(400);
  expect((await readNotes()).response.notes).toEqual([]);
});

test('the operator lists the logs, and opening one is recorded with its sender', async () => {
  const { out } = await runCommand(server, 'logs', 'list');
  const line = out.split('\n').find((each) => each.startsWith(`${id}\t`));
  expect(line).toMatch(
    /^\d+\t\S+\t\d{4}-.*Z\tuntil \d{4}-\d{2}-\d{2}\t1 kB\tTwo likes too many\.$/,
  );
  const opened = await runCommand(server, 'logs', 'open', String(id));
  expect(opened.out).toMatch(
    /^http:\/\/localhost:\d+\/replay#log=[\w-]{43}\nAnyone with this link/,
  );
  const events = await server.deps.db
    .selectFrom('audit_events')
    .select(['event', 'details'])
    .where('event', 'in', ['log_sent', 'log_opened'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(events).toEqual([
    { event: 'log_opened', details: { log: id } },
    { event: 'log_opened', details: { log: id } },
  ]);
});

test('an unknown log is one line and exit code 1', async () => {
  const { code, err } = await runCommand(server, 'logs', 'open', '999999');
  expect([code, err]).toEqual([1, 'There is no session log 999999.']);
  expect((await runCommand(server, 'logs', 'open', 'x')).code).toBe(1);
});
