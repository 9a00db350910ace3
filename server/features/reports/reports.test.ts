import { calls } from '#contract/calls/index';
import { REPORT_KINDS } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import {
  answersTo,
  createReportWorld,
  decide,
  MODERATED,
  sendReport,
  type ReportWorld,
} from './testing/reportWorld';

let server: TestServer;
let world: ReportWorld;
beforeEach(async () => {
  server = await createTestServer({ config: MODERATED });
  world = await createReportWorld(server);
});
afterEach(() => server.close());

const mine = async (user = world.reader) =>
  (await callAs(server, user, calls.listMyReports)).response;
const stored = () => server.deps.db.selectFrom('reports').selectAll().orderBy('id').execute();

testRefusals(() => server, ['createReport', 'listMyReports', 'withdrawReport', 'appealDecision']);

test.each(REPORT_KINDS)('a %s is reported with its text, once', async (kind) => {
  const { reader, author, ids } = world;
  const wanted = { kind, id: ids[kind], note: ' Again. ' };
  const { status, response } = await sendReport(server, reader, wanted);
  expect(status).toBe(201);
  const [report] = await stored();
  expect(report).toMatchObject({
    id: response.id,
    ...{ kind, target_id: ids[kind], author_id: author.id, reporter_id: reader.id },
    ...{ reason: 'Spam or advertising', note: 'Again.', state: 'open' },
  });
  const texts = {
    post: 'Buy my notes',
    comment: 'Cheap notes',
    person: `@${author.username}`,
    paper: 'Notes for sale\nA. Author',
    message: 'Buy them now',
  };
  expect(report?.content).toBe(texts[kind]);
  const again = await sendReport(server, reader, wanted);
  expect([again.status, again.problem.detail]).toEqual([
    409,
    expect.stringContaining('already') as unknown,
  ]);
});

test.each(REPORT_KINDS)(
  'no one reports a %s of their own, or one they cannot see',
  async (kind) => {
    const { author, other, ids } = world;
    const own = await sendReport(server, author, { kind, id: ids[kind] });
    expect([own.status, own.problem.detail]).toEqual([
      400,
      expect.stringMatching(/your own|yourself/) as unknown,
    ]);
    await callAs(server, author, calls.block, { body: { user_id: other.id } });
    const missing = await sendReport(server, other, { kind, id: 999_999 });
    const hidden = await sendReport(server, other, { kind, id: ids[kind] });
    expect([missing.status, hidden.status]).toEqual([404, 404]);
    expect(hidden.problem.detail).toBe(missing.problem.detail);
    expect(await stored()).toEqual([]);
  },
);

test.each([
  [{ kind: 'event' }, 'kind'],
  [{ id: 0 }, 'id'],
  [{ reason: ' \n' }, 'reason'],
  [{ reason: 'x'.repeat(1_001) }, 'reason'],
  [{ note: 'x'.repeat(1_001) }, 'note'],
  [{ message_ids: Array.from({ length: 20 }, () => 1) }, 'message_ids'],
])('a report with %j is refused at its field', async (wrong, field) => {
  const body = { kind: 'post', id: world.ids.post, reason: 'Spam', ...wrong };
  const { status, problem } = await callAs(server, world.reader, calls.createReport, { body });
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]]);
});

test('a report of a message has only the messages that its reporter selected', async () => {
  const { author, reader, other, ids } = world;
  const write = async (from: number, to: number, content: string) => {
    const row = await server.deps.db
      .insertInto('messages')
      .values({
        ...{ low_id: Math.min(from, to), high_id: Math.max(from, to) },
        ...{ sender_id: from, receiver_id: to, client_id: null, file_id: null, content },
        ...{ message_type: 'text', created_at: server.clock.now() },
        ...{ edited_at: null, deleted_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const answer = await write(reader.id, author.id, 'No, thank you');
  await write(author.id, reader.id, 'A private matter');
  await connectUsers(server, reader, other);
  const elsewhere = await write(other.id, reader.id, 'Of another conversation');
  const wanted = { kind: 'message', id: ids.message } as const;
  const message_ids = [answer, elsewhere];
  expect((await sendReport(server, reader, { ...wanted, message_ids })).status).toBe(404);
  expect((await sendReport(server, other, wanted)).status).toBe(404);
  const both = await sendReport(server, reader, { ...wanted, message_ids: [answer] });
  expect(both.status).toBe(201);
  const [report] = await stored();
  expect(report).toMatchObject({
    message_ids: [ids.message, answer],
    content: `${author.username}: Buy them now\n${reader.username}: No, thank you`,
  });
});

test('reporters see their reports with state and answer, and withdraw those that wait', async () => {
  const { reader, other, author, one, ids } = world;
  const first = await sendReport(server, reader, { kind: 'post', id: ids.post });
  const second = await sendReport(server, reader, { kind: 'paper', id: ids.paper, note: 'Look!' });
  expect((await mine()).reports).toMatchObject([
    {
      ...{ id: second.response.id, kind: 'paper', state: 'open', note: 'Look!' },
      ...{ excerpt: 'Notes for sale A. Author', author_username: author.username },
      ...{ target_id: ids.paper, post_id: null },
    },
    {
      ...{ id: first.response.id, kind: 'post', target_id: ids.post, post_id: ids.post },
      ...{ decided_at: null, explanation: '' },
    },
  ]);
  const explanation = 'Selling is fine here.';
  await decide(server, one, first.response.id, { decision: 'dismiss', explanation });
  expect((await mine()).reports[1]).toMatchObject({
    state: 'no_breach',
    decided_at: expect.stringMatching(/Z$/) as unknown,
    explanation,
  });
  const withdraw = (user: typeof reader, id: number) =>
    callAs(server, user, calls.withdrawReport, { params: { id } });
  expect((await withdraw(other, second.response.id)).status).toBe(404);
  expect((await withdraw(reader, second.response.id)).status).toBe(204);
  expect((await withdraw(reader, second.response.id)).status).toBe(409);
  expect((await withdraw(reader, first.response.id)).status).toBe(409);
  expect((await mine()).reports.map(({ state }) => state)).toEqual(['withdrawn', 'no_breach']);
  expect(await answersTo(server, reader)).toEqual([`report_decided report:${first.response.id}`]);
});

test('a report names neither its author nor the text while they are hidden from each other', async () => {
  const { reader, author, ids } = world;
  await sendReport(server, reader, { kind: 'post', id: ids.post });
  await callAs(server, author, calls.block, { body: { user_id: reader.id } });
  expect((await mine()).reports).toMatchObject([
    {
      ...{ excerpt: null, author_username: null, author_display_name: null },
      ...{ target_id: null, post_id: null },
    },
  ]);
});

test('once the content is deleted, its reporter sees at once that the report is over', async () => {
  const { reader, author, ids } = world;
  const { response } = await sendReport(server, reader, { kind: 'post', id: ids.post });
  await callAs(server, author, calls.deletePost, { params: { id: ids.post } });
  expect((await mine()).reports).toMatchObject([
    { state: 'acted', excerpt: 'Buy my notes', target_id: null, post_id: null },
  ]);
  const params = { id: response.id };
  expect((await callAs(server, reader, calls.withdrawReport, { params })).status).toBe(409);
});

test('an author appeals once against a decision that ended several reports', async () => {
  const { reader, other, author, one, ids } = world;
  const first = await sendReport(server, reader, { kind: 'post', id: ids.post });
  const second = await sendReport(server, other, { kind: 'post', id: ids.post });
  const appeal = (user: typeof reader, id: number, text = ' It was a joke. ') =>
    callAs(server, user, calls.appealDecision, { params: { id }, body: { text } });
  expect((await appeal(author, first.response.id)).status).toBe(404);
  await decide(server, one, second.response.id, { decision: 'warn', explanation: 'No sales.' });
  const { decisions, reports } = await mine(author);
  expect(reports).toEqual([]);
  expect(decisions).toMatchObject([
    { report_id: first.response.id, decision: 'warn', explanation: 'No sales.', appeal: null },
  ]);
  expect((await appeal(author, first.response.id, ' ')).status).toBe(400);
  expect((await appeal(reader, first.response.id)).status).toBe(404);
  const all = await Promise.all([1, 2, 3].map(() => appeal(author, first.response.id)));
  expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await appeal(author, second.response.id)).status).toBe(409);
  expect((await mine(author)).decisions).toMatchObject([
    { appeal: { text: 'It was a joke.', is_granted: null } },
  ]);
});

test('the thirty-first report in an hour is too many, whatever the kinds', async () => {
  const limited = await createTestServer({ config: { rateLimits: 'on' } });
  const person = await limited.person();
  for (let i = 0; i < 30; i += 1) {
    const kind = REPORT_KINDS[i % REPORT_KINDS.length] ?? 'post';
    expect((await sendReport(limited, person, { kind, id: 999 })).status).toBe(404);
  }
  expect((await sendReport(limited, person, { kind: 'post', id: 999 })).status).toBe(429);
  await limited.close();
});
