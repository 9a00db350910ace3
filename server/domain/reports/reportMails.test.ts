import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { sentMails } from '#server/features/notifications/testing/sentMails';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { runCommand } from '#server/testing/runCommand';

const MINUTE_MS = 60_000;
const operator = { email: 'operator@campus.example' };
let server: TestServer;
let asha: TestUser;
let ben: TestUser;

beforeEach(async () => {
  server = await createTestServer({ config: { operatorMail: operator.email } });
  asha = await server.person({ username: 'asha' });
  ben = await server.person({ username: 'ben' });
});
afterEach(() => server.close());

const write = async () => {
  const body = { content: 'Buy my notes' };
  return (await callAs(server, asha, calls.createTextPost, { body })).response.id;
};
const REASON = 'An ad,\nsee https://evil.example <b>';
const reportPost = async (id: number, on = server, by = ben) => {
  const { status } = await callAs(on, by, calls.reportPost, {
    params: { id },
    body: { reason: REASON },
  });
  expect(status).toBe(201);
};
const report = async () => reportPost(await write());
const mails = () => sentMails(server, operator);
const subjects = async () => (await mails()).map(({ subject }) => subject);
const openIds = async () =>
  (JSON.parse((await runCommand(server, 'reports', 'list', '--json')).out) as { id: number }[]).map(
    ({ id }) => String(id),
  );

test('the first open report is mailed at once, with its reason and the commands that settle it', async () => {
  const postId = await write();
  await reportPost(postId);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('A post was reported on Quad');
  const [id = ''] = await openIds();
  const link = `${server.deps.config.publicUrl}/dashboard/posts?highlight=${postId}`;
  for (const part of [
    'ben reported a post by asha, for this reason:',
    '“An ad, see https://evil.example <b>”',
    `“npm run quad -- reports show ${id}”`,
    `“npm run quad -- reports remove-post ${id}”`,
    `“npm run quad -- reports dismiss ${id}”`,
    link,
  ])
    expect(mail?.text).toContain(part);
  // A text by a person never becomes a link or markup.
  expect(mail?.html).toContain('&lt;b&gt;');
  expect(mail?.html).not.toMatch(/<b>|href="https:\/\/evil/);
  expect(mail?.html).toContain(`href="${link}"`);
});

test('a reported comment is named as such, and leads to it', async () => {
  const postId = await write();
  const sent = { params: { post_id: postId }, body: { content: 'Buy this!' } };
  const { id } = (await callAs(server, asha, calls.createComment, sent)).response;
  const input = { params: { comment_id: id }, body: { reason: 'An ad.' } };
  await callAs(server, ben, calls.reportComment, input);
  const [mail] = await mails();
  expect(mail?.subject).toBe('A comment was reported on Quad');
  expect(mail?.text).toContain(`/dashboard/posts?highlight=${postId}&comment=${id}`);
  expect(mail?.text).toMatch(/reports remove-comment \d+”/);
});

test('a reported paper leads to its page', async () => {
  const id = await insertPaper(server, asha);
  const body = { kind: 'paper', id, reason: 'Plagiarism' } as const;
  expect((await callAs(server, ben, calls.createReport, { body })).status).toBe(201);
  const [mail] = await mails();
  expect(mail?.subject).toBe('A paper was reported on Quad');
  expect(mail?.text).toContain(`${server.deps.config.publicUrl}/dashboard/research/papers/${id}`);
});

test('further ones are one mail with their number, 15 minutes after the last mail', async () => {
  for (let n = 0; n < 4; n += 1) await report();
  expect(await subjects()).toHaveLength(1);
  server.clock.advance(14 * MINUTE_MS);
  await report();
  expect(await subjects()).toHaveLength(1);
  server.clock.advance(2 * MINUTE_MS);
  expect(await subjects()).toEqual(['4 open reports on Quad', '5 open reports on Quad']);
  const [, count] = await mails();
  expect(count?.text).toContain('5 reports wait for a decision.');
  expect(count?.text).toContain('“npm run quad -- reports list”');
  expect(count?.html).toContain('5 reports wait for a decision.');
  server.clock.advance(60 * MINUTE_MS);
  expect(await subjects()).toHaveLength(2);
});

test('there is at most one mail in 15 minutes, however the reports come', async () => {
  const times: number[] = [];
  for (let minute = 0; minute < 90; minute += 1) {
    if (minute % 4 === 0 && minute < 60) await report();
    const before = times.length;
    const sent = await mails();
    for (let n = before; n < sent.length; n += 1) times.push(minute);
    server.clock.advance(MINUTE_MS);
  }
  expect(times.length).toBeGreaterThanOrEqual(5);
  const gaps = times.slice(1).map((time, n) => time - (times[n] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15);
  // The last mail counts everything.
  expect((await subjects()).at(-1)).toBe('15 open reports on Quad');
});

test('what was settled before its mail is left out, and nothing is mailed if nothing is open', async () => {
  await report();
  await mails();
  await report();
  await report();
  const [first = '', second = '', third = ''] = await openIds();
  for (const id of [first, second]) await runCommand(server, 'reports', 'dismiss', id);
  server.clock.advance(15 * MINUTE_MS);
  expect(await subjects()).toEqual(['A post was reported on Quad', 'A post was reported on Quad']);
  await runCommand(server, 'reports', 'remove-post', third);
  await report();
  const [last = ''] = await openIds();
  await runCommand(server, 'reports', 'dismiss', last);
  server.clock.advance(15 * MINUTE_MS);
  expect(await subjects()).toHaveLength(2);
});

test('reports at the same time, on two processes, are one mail and one with their number', async () => {
  const { db, authenticate } = server.deps;
  const other = await createTestServer({
    config: { operatorMail: operator.email, dataDir: server.deps.config.dataDir },
    deps: { db, authenticate, secrets: server.deps.secrets },
  });
  try {
    const ids = await Promise.all(Array.from({ length: 6 }, write));
    await Promise.all(ids.map((id, n) => reportPost(id, n % 2 === 0 ? server : other)));
    server.clock.advance(15 * MINUTE_MS);
    expect((await subjects()).at(-1)).toBe('6 open reports on Quad');
    expect((await subjects()).length).toBeLessThanOrEqual(2);
  } finally {
    await other.close();
  }
});

test('a clock that was set back holds no mail up', async () => {
  const far = new Date(server.clock.now().getTime() + 24 * 60 * MINUTE_MS);
  await server.deps.db.insertInto('report_mails').values({ last_at: far }).execute();
  await report();
  expect(await subjects()).toHaveLength(1);
});

test('without OPERATOR_MAIL nothing is queued', async () => {
  const silent = await createTestServer();
  try {
    const [author, reporter] = [await silent.person(), await silent.person()];
    const body = { content: 'Buy my notes' };
    const post = await callAs(silent, author, calls.createTextPost, { body });
    await reportPost(post.response.id, silent, reporter);
    expect(await silent.runJobs()).toBe(0);
  } finally {
    await silent.close();
  }
});
