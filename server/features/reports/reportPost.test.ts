import { Writable } from 'node:stream';
import { pino } from 'pino';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let author: TestUser;
let reader: TestUser;
let postId: number;
const lines: string[] = [];

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  server = await createTestServer({ log: pino({ level: 'info' }, sink) });
  author = await server.person();
  reader = await server.person();
});
afterAll(() => server.close());
beforeEach(async () => {
  const body = { content: 'Buy my notes' };
  postId = (await callAs(server, author, calls.createTextPost, { body })).response.id;
  lines.length = 0;
});

const report = (user: TestUser, reason: unknown, id = postId) =>
  callAs(server, user, calls.reportPost, { params: { id }, body: { reason } });
const kept = () =>
  server.deps.db
    .selectFrom('reports')
    .selectAll()
    .where('author_id', '=', author.id)
    .where('reporter_id', '=', reader.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const counted = async () =>
  /quad_reports_total (\d+)/.exec((await server.app.inject('/metrics')).body)?.[1];

testRefusals(() => server, ['reportPost']);

test.each([[undefined], [''], ['  \n'], ['x'.repeat(1_001)], [5]])(
  'a report for the reason %j is refused with its field',
  async (reason) => {
    const { status, problem } = await report(reader, reason);
    expect(status).toBe(400);
    expect(problem.errors).toHaveProperty('reason');
  },
);

test('a missing post cannot be reported', async () => {
  expect((await report(reader, 'spam', 999_999)).status).toBe(404);
});

test('authors cannot report their own posts', async () => {
  const { status, problem } = await report(author, 'spam');
  expect([status, problem.detail]).toEqual([
    400,
    'You cannot report your own post. You can edit or delete it instead.',
  ]);
});

test('a report is stored with the text as it was, confirmed, counted and logged without the texts', async () => {
  const before = Number(await counted());
  const { status, response } = await report(reader, ' It is spam. ');
  expect(status).toBe(201);
  expect(response.detail).toMatch(/^Thank you\./);
  expect(await kept()).toMatchObject({
    kind: 'post',
    target_id: postId,
    reason: 'It is spam.',
    content: 'Buy my notes',
    state: 'open',
  });
  expect(Number(await counted())).toBe(before + 1);
  const line = lines.find((each) => each.includes('a report was made')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ kind: 'post', target: postId, reporter: reader.id });
  expect(lines.join()).not.toMatch(/spam|notes/);
});

test('the longest reason in any script is accepted', async () => {
  expect((await report(reader, '🎓'.repeat(1_000))).status).toBe(201);
});

test('a second report is refused, also once the first is decided, but not once it is withdrawn', async () => {
  expect((await report(reader, 'spam')).status).toBe(201);
  const { status, problem } = await report(reader, 'worse');
  expect([status, problem.detail]).toEqual([
    409,
    'You have reported this already. You’ll get an answer.',
  ]);
  const { id } = await kept();
  await server.deps.db
    .updateTable('reports')
    .set({ state: 'no_breach', decided_at: new Date() })
    .where('id', '=', id)
    .execute();
  expect((await report(reader, 'spam')).status).toBe(409);
  await server.deps.db
    .updateTable('reports')
    .set({ state: 'withdrawn' })
    .where('id', '=', id)
    .execute();
  expect((await report(reader, 'spam')).status).toBe(201);
});

test('ten concurrent reports by one person are one', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => report(reader, 'spam')));
  const statuses = all.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  const rows = await server.deps.db
    .selectFrom('reports')
    .select('id')
    .where('target_id', '=', postId)
    .execute();
  expect(rows).toHaveLength(1);
});

test('a report stays when the post is edited or deleted', async () => {
  await report(reader, 'spam');
  const params = { id: postId };
  await callAs(server, author, calls.updateTextPost, { params, body: { content: 'nothing' } });
  await callAs(server, author, calls.deletePost, { params });
  expect(await kept()).toMatchObject({ target_id: postId, content: 'Buy my notes' });
});

test('the thirty-first report in an hour is too many', async () => {
  const limited = await createTestServer({ config: { rateLimits: 'on' } });
  const person = await limited.person();
  const send = () =>
    callAs(limited, person, calls.reportPost, { params: { id: 1 }, body: { reason: 'spam' } });
  for (let i = 0; i < 30; i += 1) expect((await send()).status).toBe(404);
  expect((await send()).status).toBe(429);
  await limited.close();
});
