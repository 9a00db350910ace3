import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { runCommand } from '#server/testing/runCommand';

let server: TestServer;
let asha: TestUser;
let ben: TestUser;
let cy: TestUser;
let postId: number;
let commentId: number;
let reportId: number;

beforeEach(async () => {
  server = await createTestServer();
  asha = await server.person({ username: 'asha' });
  ben = await server.person({ username: 'ben' });
  cy = await server.person({ username: 'cy' });
  const body = { content: 'A question.' };
  postId = (await callAs(server, ben, calls.createTextPost, { body })).response.id;
  const params = { post_id: postId };
  const sent = { params, body: { content: 'Buy\nthis!' } };
  commentId = (await callAs(server, asha, calls.createComment, sent)).response.id;
  for (const reporter of [ben, cy]) {
    const input = { params: { comment_id: commentId }, body: { reason: 'An\nadvertisement.' } };
    expect((await callAs(server, reporter, calls.reportComment, input)).status).toBe(201);
  }
  const [first] = await listed();
  reportId = first?.id ?? 0;
});
afterEach(() => server.close());

const quad = (...args: string[]) => runCommand(server, 'reports', ...args);
const listed = async (...more: string[]) =>
  JSON.parse((await quad('list', '--json', ...more)).out) as {
    id: number;
    kind: string;
    comment_id: number | null;
    reporter: string;
  }[];
const deleteComment = () =>
  callAs(server, asha, calls.deleteComment, { params: { comment_id: commentId } });
const audited = () =>
  server.deps.db
    .selectFrom('audit_events')
    .select(['event', 'user_id', 'details'])
    .where('event', 'in', ['comment_removed', 'report_dismissed'])
    .execute();

test('reports of comments are listed and shown like those of posts', async () => {
  const ofPost = { params: { id: postId }, body: { reason: 'Off topic.' } };
  await callAs(server, cy, calls.reportPost, ofPost);
  const { out } = await quad('list');
  expect(out.split('\n').map((line) => line.split('\t').slice(1))).toEqual([
    [`comment ${commentId}`, 'asha', 'ben', 'An advertisement.', 'Buy this!'],
    [`comment ${commentId}`, 'asha', 'cy', 'An advertisement.', 'Buy this!'],
    [String(postId), 'ben', 'cy', 'Off topic.', 'A question.'],
  ]);
  const shown = (await quad('show', String(reportId))).out.split('\n');
  expect(shown.slice(0, 4)).toEqual([
    `report\t${reportId}\topen`,
    `kind\tcomment ${commentId} on post ${postId}`,
    'author\tasha',
    'reporter\tben',
  ]);
  expect(shown.at(-2)).toBe('text\tBuy');
});

test('a report of a comment is shown with the same facts, and keeps its text after the removal', async () => {
  const facts = async () =>
    JSON.parse((await quad('show', String(reportId), '--json')).out) as Record<string, unknown>;
  const shown = {
    ...{ id: reportId, kind: 'comment', comment_id: commentId, post_id: postId, post_type: 'text' },
    ...{ author: 'asha', reporter: 'ben', reason: 'An\nadvertisement.' },
    ...{ content: 'Buy\nthis!', files: [], created_at: expect.any(String) as string },
    ...{ target_id: commentId, note: '', state: 'open', appeal: null, settled_at: null },
  };
  expect(await facts()).toEqual(shown);
  await quad('remove-comment', String(reportId), '--reason', 'No advertisements.');
  expect(await facts()).toEqual({
    ...{
      ...shown,
      comment_id: null,
      post_id: null,
      post_type: null,
      target_id: null,
      state: 'acted',
    },
    settled_at: expect.any(String) as string,
  });
});

test('a comment is removed, its reports are settled, and the audit log records it', async () => {
  const { code, out } = await quad('remove-comment', String(reportId), '--json');
  expect(code).toBe(0);
  const { removed_comment, settled } = JSON.parse(out) as {
    removed_comment: number;
    settled: number[];
  };
  expect([removed_comment, settled.length]).toEqual([commentId, 2]);
  expect(await listed()).toEqual([]);
  const all = await listed('--all');
  expect(all.map(({ kind, comment_id }) => [kind, comment_id])).toEqual([
    ['comment', null],
    ['comment', null],
  ]);
  const params = { post_id: postId };
  const { response } = await callAs(server, ben, calls.listComments, { params });
  expect(response.comments).toEqual([]);
  expect(await audited()).toEqual([
    {
      event: 'comment_removed',
      user_id: asha.id,
      details: { report_id: reportId, comment_id: commentId },
    },
  ]);
});

test('a report is dismissed once, and the comment stays', async () => {
  expect((await quad('dismiss', String(reportId))).code).toBe(0);
  expect((await listed()).map(({ reporter }) => reporter)).toEqual(['cy']);
  expect((await quad('dismiss', String(reportId))).err).toBe(
    `Report ${reportId} has already been settled.`,
  );
  const params = { comment_id: commentId };
  expect((await callAs(server, ben, calls.readComment, { params })).status).toBe(200);
  expect((await audited())[0]?.details).toEqual({ report_id: reportId, comment_id: commentId });
});

test.each([true, false])(
  'a report of a comment that its author deleted is settled as acted on (with replies: %s)',
  async (hasReply) => {
    const params = { post_id: postId, comment_id: commentId };
    if (hasReply)
      await callAs(server, ben, calls.replyToComment, { params, body: { content: 'No.' } });
    await deleteComment();
    expect((await quad('list')).out).toContain(`${reportId}\tdeleted\tasha`);
    expect((await quad('show', String(reportId))).out).toContain('\nkind\tdeleted\n');
    expect((await quad('remove-comment', String(reportId))).err).toBe(
      `The comment of report ${reportId} was already deleted. Settle the report with reports dismiss.`,
    );
    const { out } = await quad('dismiss', String(reportId), '--json');
    expect(JSON.parse(out)).toEqual({ closed: reportId });
    expect((await listed('--all'))[0]).toMatchObject({ id: reportId, state: 'acted' });
  },
);

test('each command to remove refuses reports of the other kind', async () => {
  const ofPost = { params: { id: postId }, body: { reason: 'Off topic.' } };
  await callAs(server, cy, calls.reportPost, ofPost);
  const other = (await listed()).find(({ kind }) => kind === 'post')?.id;
  expect((await quad('remove-post', String(reportId))).err).toBe(
    `Report ${reportId} is about a comment. Use remove-comment.`,
  );
  expect((await quad('remove-comment', String(other))).err).toBe(
    `Report ${other} is about a post. Use remove-post.`,
  );
  expect((await quad('remove-comment', '999999')).err).toBe('There is no report 999999.');
});
