import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { PDF } from '#server/testing/files/documents';
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
beforeEach(() => server.deps.db.deleteFrom('post_reports').execute());

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

test('a report of a post that its author deleted can only be dismissed', async () => {
  const id = await post();
  await report(id);
  await callAs(server, asha, calls.deletePost, { params: { id } });
  const [first] = await listed();
  expect(first?.post_id).toBeNull();
  expect((await quad('remove-post', String(first?.id))).err).toMatch(
    /was already deleted\. Dismiss/,
  );
  expect((await quad('dismiss', String(first?.id))).code).toBe(0);
});

test.each([
  ['0', '"0" is not an id. Use a number, such as 12.'],
  ['x', '"x" is not an id. Use a number, such as 12.'],
  ['999999', 'There is no report 999999.'],
])('report %j is rejected in one line', async (id, told) => {
  expect(await quad('dismiss', id)).toEqual({ code: 1, out: '', err: told });
  expect(await quad('remove-post', id)).toEqual({ code: 1, out: '', err: told });
});
