import sharp from 'sharp';
import { calls } from '#contract/calls/index';
import type { ModerationDecision } from '#contract/entities/report';
import type { REPORT_KINDS } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { animation, plainPicture } from '#server/testing/files/pictures';
import { sendFiles } from '#server/testing/sendFiles';
import {
  answersTo,
  createReportWorld,
  decide,
  MODERATED,
  queueOf,
  sendReport,
  type ReportWorld,
} from '../testing/reportWorld';

let server: TestServer;
let world: ReportWorld;
beforeEach(async () => {
  server = await createTestServer({ config: MODERATED });
  world = await createReportWorld(server);
});
afterEach(() => server.close());

const report = async (kind: (typeof REPORT_KINDS)[number] = 'post', user = world.reader) =>
  (await sendReport(server, user, { kind, id: world.ids[kind] })).response.id;
const look = (user: typeof world.one, id: number) =>
  callAs(server, user, calls.lookAtReport, { params: { id } });
const mine = async (user = world.reader) =>
  (await callAs(server, user, calls.listMyReports)).response;

testRefusals(() => server, ['listModerationReports', 'lookAtReport', 'decideReport']);

test('to everyone but moderators, the calls do not exist', async () => {
  const id = await report();
  const { token } = world.reader;
  const unknown = await server.api<{ detail: string }>('GET', '/moderation/nothing', { token });
  const expected = [404, unknown.body.detail];
  const list = await callAs(server, world.reader, calls.listModerationReports);
  const looked = await look(world.reader, id);
  const decided = await decide(server, world.reader, id, { decision: 'dismiss' });
  for (const { status, problem } of [list, looked, decided])
    expect([status, problem.detail]).toEqual(expected);
  const me = await callAs(server, world.one, calls.me);
  const same = await callAs(server, world.reader, calls.me);
  expect(Object.keys(me.response).sort()).toEqual(Object.keys(same.response).sort());
});

test('the queue has the oldest first, with the content, its pictures and both people', async () => {
  const { author, reader, one } = world;
  const picture = ['notes.png', await plainPicture(40, 30).png().toBuffer()] as const;
  const { response: post } = await sendFiles(server, author, calls.createMediaPost, {
    files: [picture, ['wave.gif', await animation('gif')]],
    texts: { content: 'Look', media_alt: ['A stack of notes', 'A wave'] },
  });
  const first = await report('comment');
  const second = await sendReport(server, reader, { kind: 'post', id: post.id, note: 'Again' });
  const [comment, media] = await queueOf(server, one);
  expect(comment).toMatchObject({
    ...{ id: first, kind: 'comment', state: 'open', content: 'Cheap notes', files: [] },
    ...{ post_id: world.ids.post, is_gone: false, others: 0, can_decide: true, appeal: null },
    author: { username: author.username, reports_about: 2, reports_acted: 0, past: [] },
    reporter: { username: reader.username, reports_made: 2, reports_falsely: false },
  });
  expect(media).toMatchObject({
    ...{ id: second.response.id, note: 'Again', content: 'Look' },
    files: [
      { type: 'image/webp', alt: 'A stack of notes' },
      { alt: 'A wave', still_url: expect.any(String) as string },
    ],
  });
  const opened = await server.app.inject(media?.files[0]?.url ?? '');
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp']);
  const still = await server.app.inject(media?.files[1]?.still_url ?? '');
  expect((await sharp(still.rawPayload, { animated: true }).metadata()).pages ?? 1).toBe(1);
});

test('a look is shown to the reporter, and changes no decided report', async () => {
  const id = await report();
  expect((await look(world.one, id)).status).toBe(200);
  expect((await mine()).reports).toMatchObject([{ state: 'looked_at' }]);
  await decide(server, world.one, id, { decision: 'dismiss' });
  await look(world.one, id);
  expect((await mine()).reports).toMatchObject([{ state: 'no_breach' }]);
  expect((await look(world.one, 999_999)).status).toBe(404);
});

test.each(['post', 'comment', 'paper', 'message'] as const)(
  'removing a %s ends all reports of it and notifies reporters and author once',
  async (kind) => {
    const { author, reader, other, one, ids } = world;
    const first = await report(kind);
    const second = kind === 'message' ? null : await report(kind, other);
    const body = { decision: 'remove', explanation: 'No sales.' } as const;
    expect((await decide(server, one, first, body)).status).toBe(200);
    const state = { state: 'acted', explanation: 'No sales.' };
    expect((await mine(reader)).reports).toMatchObject([state]);
    expect(await answersTo(server, reader)).toEqual([`report_decided report:${first}`]);
    if (second !== null) {
      expect((await mine(other)).reports).toMatchObject([state]);
      expect(await answersTo(server, other)).toEqual([`report_decided report:${second}`]);
    }
    const told = kind === 'message' ? 'warned' : `${kind}_removed`;
    expect(await answersTo(server, author)).toEqual([`${told} report:${first}`]);
    const again = await decide(server, one, first, body);
    expect(again.status).toBe(409);
    const gone = {
      post: () => callAs(server, reader, calls.readPost, { params: { id: ids.post } }),
      comment: () =>
        callAs(server, reader, calls.readComment, { params: { comment_id: ids.comment } }),
      paper: () => callAs(server, reader, calls.readPaper, { params: { id: ids.paper } }),
      message: () => sendReport(server, reader, { kind: 'message', id: ids.message }),
    };
    expect((await gone[kind]()).status).toBe(404);
    if (kind !== 'message') return;
    const history = await callAs(server, reader, calls.readHistory, {
      params: { user_id: author.id },
    });
    expect(history.response).toMatchObject([{ content: '', deleted: true }]);
  },
);

test('a warning ends the report as acted, and keeps the content', async () => {
  const { author, one, ids, reader } = world;
  const id = await report('person');
  const removal = await decide(server, one, id, { decision: 'remove' });
  expect([removal.status, removal.problem.errors]).toEqual([
    400,
    { decision: expect.any(String) as unknown },
  ]);
  await decide(server, one, id, { decision: 'warn', explanation: 'Use your own name.' });
  expect((await mine()).reports).toMatchObject([{ state: 'acted' }]);
  expect(await answersTo(server, author)).toEqual([`warned report:${id}`]);
  const params = { id: ids.person };
  expect((await callAs(server, reader, calls.profile, { params })).status).toBe(200);
  const again = await sendReport(server, reader, { kind: 'person', id: ids.person });
  expect(again.status).toBe(201);
});

test.each([
  [{ decision: 'forgive' }, 'decision'],
  [{ decision: 'suspend' }, 'days'],
  [{ decision: 'suspend', days: 0 }, 'days'],
  [{ decision: 'suspend', days: 366 }, 'days'],
  [{ decision: 'suspend', days: 1.5 }, 'days'],
  [{ decision: 'dismiss', explanation: 'x'.repeat(501) }, 'explanation'],
])('the decision %j is refused at its field', async (body, field) => {
  const id = await report();
  const wanted = { params: { id }, body };
  const { status, problem } = await callAs(server, world.one, calls.decideReport, wanted);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]]);
  expect((await mine()).reports).toMatchObject([{ state: 'open' }]);
});

test('a report whose content was deleted cannot be decided, and leaves the queue', async () => {
  const { author, one, two, ids } = world;
  const id = await report();
  await callAs(server, author, calls.deletePost, { params: { id: ids.post } });
  expect(await queueOf(server, one)).toEqual([]);
  expect((await decide(server, two, id, { decision: 'dismiss' })).status).toBe(409);
  expect((await decide(server, two, 999_999, { decision: 'dismiss' })).status).toBe(404);
});

test('moderators neither see nor decide what they wrote or reported', async () => {
  const { one, two, reader, ids } = world;
  const body = { content: 'By a moderator' };
  const { response } = await callAs(server, one, calls.createTextPost, { body });
  const about = await sendReport(server, reader, { kind: 'post', id: response.id });
  const byModerator = await report('post', one);
  const sameContent = await report('post', reader);
  const unrelated = await report('comment', reader);
  expect((await queueOf(server, one)).map(({ id }) => id)).toEqual([unrelated]);
  expect((await queueOf(server, two)).map(({ id }) => id)).toEqual([
    about.response.id,
    byModerator,
    sameContent,
    unrelated,
  ]);
  const dismiss = async (id: number) => {
    const looked = await look(one, id);
    const decided = await decide(server, one, id, { decision: 'dismiss' });
    expect(decided.problem.detail).toBe(looked.problem.detail);
    return decided.status;
  };
  // People who are reported must not learn of it.
  expect(await dismiss(about.response.id)).toBe(404);
  expect(await dismiss(byModerator)).toBe(403);
  expect(await dismiss(sameContent)).toBe(403);
  expect((await decide(server, two, sameContent, { decision: 'warn' })).status).toBe(200);
  expect((await mine(one)).reports).toMatchObject([{ id: byModerator, state: 'acted' }]);
  expect((await callAs(server, one, calls.readPost, { params: { id: ids.post } })).status).toBe(
    200,
  );
});

const outcomes: readonly (readonly [ModerationDecision, boolean])[] = [
  ['dismiss', true],
  ['remove', false],
  ['warn', false],
];
test.each(outcomes)('an appeal is decided by another moderator: %s', async (decision, granted) => {
  const { author, one, two } = world;
  const id = await report();
  await decide(server, one, id, { decision: 'warn', explanation: 'No sales.' });
  const appeal = { params: { id }, body: { text: 'They are free.' } };
  await callAs(server, author, calls.appealDecision, appeal);
  expect(await queueOf(server, one)).toEqual([]);
  expect(await queueOf(server, two)).toMatchObject([
    { id, state: 'acted', decision: 'warn', can_decide: true, appeal: { text: 'They are free.' } },
  ]);
  const explanation = 'We looked again.';
  expect((await decide(server, one, id, { decision: 'dismiss' })).status).toBe(403);
  expect((await decide(server, two, id, { decision, explanation })).status).toBe(200);
  expect((await decide(server, two, id, { decision })).status).toBe(409);
  expect((await mine(author)).decisions).toMatchObject([
    { appeal: { is_granted: granted, explanation } },
  ]);
  expect((await mine()).reports).toMatchObject([{ state: 'acted', explanation: 'No sales.' }]);
  expect(await answersTo(server, world.reader)).toHaveLength(1);
  expect(await answersTo(server, author)).toEqual([
    `warned report:${id}`,
    `appeal_decided report:${id}`,
  ]);
});

test('only moderators see that most reports of a person were no breach', async () => {
  const { one, reader } = world;
  for (const kind of ['post', 'comment', 'paper'] as const)
    await decide(server, one, await report(kind), { decision: 'dismiss' });
  await report('message');
  const [waiting] = await queueOf(server, one);
  expect(waiting?.reporter).toMatchObject({
    ...{ reports_made: 4, reports_unfounded: 3, reports_falsely: true },
  });
  expect(waiting?.author.past).toHaveLength(3);
  expect(JSON.stringify(await mine(reader))).not.toMatch(/falsely|unfounded/);
  server.clock.advance(91 * 24 * 3_600_000);
  const renewed = await server.deps.db
    .updateTable('sessions')
    .set({ idle_expires_at: new Date(server.clock.now().getTime() + 60_000) })
    .execute();
  expect(renewed.length).toBeGreaterThan(0);
  expect((await queueOf(server, one))[0]?.reporter.reports_falsely).toBe(false);
});

test('each decision is in the audit, with its moderator', async () => {
  const id = await report();
  await decide(server, world.one, id, { decision: 'warn' });
  const events = await server.deps.db
    .selectFrom('audit_events')
    .select(['user_id', 'details'])
    .where('event', '=', 'report_decided')
    .execute();
  expect(events).toMatchObject([
    {
      user_id: world.author.id,
      details: { report_id: id, decision: 'warn', by: world.one.id, kind: 'post' },
    },
  ]);
});

test('a moderator keeps the username that the configuration has', async () => {
  const body = { username: 'another-name' };
  const { status } = await callAs(server, world.one, calls.changeUsername, { body });
  expect(status).toBe(409);
  expect((await callAs(server, world.reader, calls.changeUsername, { body })).status).toBe(200);
});
