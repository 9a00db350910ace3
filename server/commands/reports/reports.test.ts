import sharp from 'sharp';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { PDF } from '#server/testing/files/documents';
import { plainPicture } from '#server/testing/files/pictures';
import { storedFiles } from '#server/testing/files/storedFiles';
import { runCommand } from '#server/testing/runCommand';
import { sendFiles } from '#server/testing/sendFiles';
import { waitUntil } from '#server/testing/waitUntil';

let server: TestServer;
let asha: TestUser;
let readers: TestUser[];
beforeAll(async () => {
  server = await createTestServer();
  asha = await server.person({ username: 'asha' });
  readers = [await server.person({ username: 'ben' }), await server.person({ username: 'cy' })];
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.deleteFrom('reports').execute());

const quad = (...args: string[]) => runCommand(server, 'reports', ...args);

interface Listed {
  id: number;
  post_id: number | null;
  reporter: string;
  settled_at: string | null;
}
const listed = async (...more: string[]) =>
  JSON.parse((await quad('list', '--json', ...more)).out) as Listed[];

async function post() {
  const files = [['plan.pdf', PDF]] as const;
  const { response } = await sendFiles(server, asha, calls.createDocumentPost, {
    files,
    texts: { content: 'Buy\nthis!' },
  });
  return response.id;
}

async function report(postId: number) {
  for (const reader of readers) {
    const input = { params: { id: postId }, body: { reason: 'It is an\nadvertisement.' } };
    const { status } = await callAs(server, reader, calls.reportPost, input);
    expect(status).toBeLessThan(300);
  }
}

test('open reports are listed one per line, without dismissed ones', async () => {
  expect((await quad('list')).out).toBe('There are no open reports.');
  const id = await post();
  await report(id);
  const [first] = await listed();
  const { out } = await quad('list');
  expect(out.split('\n')).toHaveLength(2);
  expect(out.split('\n')[0]).toBe(
    [first?.id, id, 'asha', 'ben', 'It is an advertisement.', 'Buy this! plan.pdf plan pdf'].join(
      '\t',
    ),
  );

  expect(await quad('dismiss', String(first?.id))).toMatchObject({ code: 0, err: '' });
  expect((await listed()).map(({ reporter }) => reporter)).toEqual(['cy']);
  expect((await listed('--all')).map(({ settled_at }) => settled_at === null)).toEqual([
    false,
    true,
  ]);
  expect((await callAs(server, asha, calls.readPost, { params: { id } })).status).toBe(200);
  expect(await quad('dismiss', String(first?.id))).toMatchObject({
    code: 1,
    err: `Report ${first?.id} has already been settled.`,
  });
});

test('a post is removed with its file, its reports are settled, and the audit log records it', async () => {
  const before = await storedFiles(server);
  const id = await post();
  await report(id);
  const [first] = await listed();
  const { code, out } = await quad('remove-post', String(first?.id), '--json');
  expect(code).toBe(0);
  const { removed_post, settled } = JSON.parse(out) as { removed_post: number; settled: number[] };
  expect([removed_post, settled.length]).toEqual([id, 2]);
  expect((await callAs(server, asha, calls.readPost, { params: { id } })).status).toBe(404);
  await waitUntil(async () => expect(await storedFiles(server)).toEqual(before));
  expect(await listed()).toEqual([]);
  const events = await server.deps.db
    .selectFrom('audit_events')
    .select(['event', 'user_id', 'details'])
    .where('event', 'in', ['post_removed', 'report_dismissed'])
    .orderBy('id')
    .execute();
  expect(events.at(-1)).toEqual({
    event: 'post_removed',
    user_id: asha.id,
    details: { report_id: first?.id, post_id: id },
  });
});

interface Shown {
  kind: string;
  post_type: string | null;
  content: string;
  files: { type: string; name: string; alt: string; url: string }[];
}
const shown = async (id: number | undefined) =>
  JSON.parse((await quad('show', String(id), '--json')).out) as Shown;
const openFile = (url: string) => {
  const { pathname, search } = new URL(url);
  return server.app.inject({ method: 'GET', url: pathname + search });
};

async function reportPictures() {
  const files = [
    ['beach.png', await plainPicture(40, 30).png().toBuffer()],
    ['plan.png', await plainPicture(50, 30).png().toBuffer()],
  ] as const;
  const { response } = await sendFiles(server, asha, calls.createMediaPost, {
    files,
    texts: { content: 'Look\n\u001b[2Jhere', media_alt: ['A beach', ''] },
  });
  await report(response.id);
  return { postId: response.id, id: (await listed())[0]?.id };
}

test('a report is shown with its kind and text, and with addresses that open its files', async () => {
  const { postId, id } = await reportPictures();
  const { code, out } = await quad('show', String(id));
  expect(code).toBe(0);
  const address =
    /^http:\/\/localhost:3000\/api\/reports\/\d+\/files\/\d+\?expires=\d+&signature=[\w-]{43}$/;
  expect(out.split('\n').map((line) => line.split('\t'))).toEqual([
    ['report', String(id), 'open'],
    ['kind', `media post ${postId}`],
    ['author', 'asha'],
    ['reporter', 'ben'],
    ['time', expect.stringMatching(/^2.*Z$/)],
    ['reason', 'It is an'],
    ['advertisement.'],
    ['text', 'Look'],
    // A text must not control the terminal.
    [expect.stringMatching(/^\ufffd\[2Jhere/)],
    ['file', 'image/webp', expect.stringMatching(address), 'beach.webp', 'A beach'],
    ['file', 'image/webp', expect.stringMatching(address), 'plan.webp'],
    ['The addresses of files are valid for ten minutes.'],
  ]);
  const { kind, post_type, files } = await shown(id);
  expect([kind, post_type, files.length]).toEqual(['post', 'media', 2]);
  const opened = await openFile(files[0]?.url ?? '');
  expect(opened.statusCode).toBe(200);
  expect(opened.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': expect.stringMatching(/^inline;.*beach\.webp/) as unknown,
    'cache-control': 'private, no-store',
  });
  expect((await sharp(opened.rawPayload).metadata()).width).toBe(40);
});

test('the audit log records each look at a report, without the person reported', async () => {
  const looks = () =>
    server.deps.db
      .selectFrom('audit_events')
      .select(['user_id', 'details'])
      .where('event', '=', 'report_shown')
      .orderBy('id')
      .execute();
  const before = await looks();
  await report(await post());
  const id = (await listed())[0]?.id;
  await quad('show', String(id));
  await quad('show', '999999');
  await quad('list');
  expect(await looks()).toEqual([...before, { user_id: null, details: { report_id: id } }]);
});

test('an address of a reported file works for ten minutes, and for that file alone', async () => {
  const { postId, id } = await reportPictures();
  const { files } = await shown(id);
  const [own = '', other = ''] = files.map(({ url }) => url);
  const swapped = own.replace(/\?.*/, '') + new URL(other).search;
  for (const url of [swapped, own.replace(/\?.*/, ''), own.replace(/expires=/, 'expires=1')])
    expect((await openFile(url)).statusCode).toBe(403);
  server.clock.advance(10 * 60_000 - 1_000);
  expect((await openFile(own)).statusCode).toBe(200);
  server.clock.advance(3_000);
  const late = await openFile(own);
  expect([late.statusCode, late.body]).toEqual([403, expect.stringContaining('has expired')]);

  const [{ url = '' } = {}] = (await shown(id)).files;
  await callAs(server, asha, calls.deletePost, { params: { id: postId } });
  expect((await openFile(url)).statusCode).toBe(404);
  expect(await shown(id)).toMatchObject({ post_id: null, post_type: null, files: [] });
  expect((await quad('show', String(id))).out).toContain('\nkind\tdeleted\n');
});

test('a reported event shows its picture, and a reported note no files', async () => {
  const poster = ['poster.png', await plainPicture(60, 30).png().toBuffer()] as const;
  const { response } = await sendFiles(server, asha, calls.createEventPost, {
    files: [poster],
    texts: {
      ...{ event_title: 'A talk', event_description: 'Come.', event_date: '2199-12-31' },
      ...{ event_time: '18:00' },
    },
  });
  await report(response.id);
  const [first] = await listed();
  const { post_type, content, files } = await shown(first?.id);
  expect([post_type, content, files.length]).toEqual([
    'event',
    expect.stringContaining('A talk'),
    1,
  ]);
  expect((await openFile(files[0]?.url ?? '')).headers['content-type']).toBe('image/webp');
  await server.deps.db.deleteFrom('reports').execute();
  const note = await callAs(server, asha, calls.createTextPost, { body: { content: 'Hm.' } });
  await report(note.response.id);
  const [second] = await listed();
  const { out } = await quad('show', String(second?.id));
  expect(out.split('\n').at(-1)).toBe('text\tHm.');
});

test('a report of a post that its author deleted is settled as its reporter saw it', async () => {
  const id = await post();
  await report(id);
  await callAs(server, asha, calls.deletePost, { params: { id } });
  const [first] = await listed();
  const reportId = String(first?.id);
  expect(first?.post_id).toBeNull();
  const mine = async () =>
    (await callAs(server, readers[0] ?? asha, calls.listMyReports)).response.reports;
  expect(await mine()).toMatchObject([{ id: first?.id, state: 'acted' }]);
  expect((await quad('remove-post', reportId)).err).toMatch(/was already deleted\. Settle/);
  expect(await quad('dismiss', reportId)).toMatchObject({
    code: 0,
    out: `Report ${reportId} was settled as acted on, because its content was already deleted.`,
  });
  expect(await mine()).toMatchObject([
    { state: 'acted', explanation: 'It was deleted in the meantime.' },
  ]);
  const [audited] = await server.deps.db
    .selectFrom('audit_events')
    .select(['event', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(audited).toEqual({
    event: 'report_closed',
    details: { report_id: first?.id, post_id: id },
  });
});

test.each([
  ['0', '"0" is not an id. Use a number, such as 12.'],
  ['x', '"x" is not an id. Use a number, such as 12.'],
  ['999999', 'There is no report 999999.'],
])('report %j is rejected in one line', async (id, told) => {
  expect(await quad('dismiss', id)).toEqual({ code: 1, out: '', err: told });
  expect(await quad('remove-post', id)).toEqual({ code: 1, out: '', err: told });
  expect(await quad('show', id)).toEqual({ code: 1, out: '', err: told });
});
