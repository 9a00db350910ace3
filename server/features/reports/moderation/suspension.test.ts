import { calls } from '#contract/calls/index';
import { SOCKET_CLOSE } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { mailsTo, TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import {
  createReportWorld,
  decide,
  MODERATED,
  sendReport,
  type ReportWorld,
} from '../testing/reportWorld';
import { appealDecision } from '../ownReports';
import { endDueSuspensions } from './keepModeration';

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
let world: ReportWorld;
let reportId: number;
beforeEach(async () => {
  server = await createTestServer({ config: MODERATED });
  world = await createReportWorld(server);
  const wanted = { kind: 'comment', id: world.ids.comment } as const;
  reportId = (await sendReport(server, world.reader, wanted)).response.id;
});
afterEach(() => server.close());

const suspend = (days: number, id = reportId) =>
  decide(server, world.one, id, { decision: 'suspend', days, explanation: 'No sales.' });
/** Another report about the author. They can't be reported while they are suspended. */
const reportPaper = async () =>
  (await sendReport(server, world.other, { kind: 'paper', id: world.ids.paper })).response.id;
const logIn = ({ username }: TestUser) =>
  callAs(server, null, calls.login, { body: { username, password: TEST_PASSWORD } });
const readPost = async () =>
  (await callAs(server, world.reader, calls.readPost, { params: { id: world.ids.post } })).status;
const untilOf = async () =>
  (
    await server.deps.db
      .selectFrom('users')
      .select('suspended_until')
      .where('id', '=', world.author.id)
      .executeTakeFirstOrThrow()
  ).suspended_until;

test('a suspension hides the person, ends their session and closes their sockets', async () => {
  const { author, reader } = world;
  const socket = await openSocket(await server.listen(), author);
  expect((await suspend(3)).status).toBe(200);
  expect(await readPost()).toBe(404);
  const params = { id: author.id };
  expect((await callAs(server, reader, calls.profile, { params })).status).toBe(404);
  expect((await callAs(server, author, calls.me)).status).toBe(401);
  expect(await socket.closed).toBe(SOCKET_CLOSE.sessionEnded);
  const { reports } = (await callAs(server, reader, calls.listMyReports)).response;
  expect(reports).toMatchObject([{ state: 'acted', author_username: null, excerpt: null }]);
});

test('a login tells only the one who knows the password until when it lasts', async () => {
  const named = { display_name: 'Nusrat Jahan' };
  await callAs(server, world.author, calls.changeDetails, { body: named });
  await suspend(3);
  const { status, problem } = await logIn(world.author);
  expect([status, problem.detail]).toEqual([
    403,
    expect.stringMatching(/^Your account is suspended until \d+ \w+ \d{4}\./) as unknown,
  ]);
  const body = { username: world.author.username, password: 'wrong-lantern-42' };
  expect((await callAs(server, null, calls.login, { body })).status).toBe(401);
  const [mail] = await mailsTo(server, world.author.email);
  expect(mail?.subject).toMatch(/^Your Quad account is suspended until/);
  expect(mail?.text).toContain('Hello Nusrat Jahan, ');
  expect(mail?.text).toContain('No sales.');
  expect(mail?.text).not.toContain(world.reader.username);
});

test('it ends by itself: at the login after its time, or by housekeeping', async () => {
  await suspend(3);
  server.clock.advance(3 * DAY_MS - 60_000);
  expect(await endDueSuspensions(server.deps)).toBe(0);
  expect((await logIn(world.author)).status).toBe(403);
  server.clock.advance(120_000);
  const { status, response } = await logIn(world.author);
  expect(status).toBe(200);
  const back = { ...world.author, token: response.access_token };
  expect((await callAs(server, back, calls.me)).status).toBe(200);
  expect(await readPost()).toBe(200);
  const { decisions } = (await callAs(server, back, calls.listMyReports)).response;
  expect(decisions).toMatchObject([{ decision: 'suspend', explanation: 'No sales.' }]);
});

test('housekeeping brings everything back, and counts the member again', async () => {
  const { author, reader } = world;
  const body = { university_name: 'Tidal', department: 'Physics', fields_of_interest: 'Tides' };
  await callAs(server, author, calls.completeStep1, { body });
  await callAs(server, reader, calls.completeStep1, { body });
  const members = async () =>
    (await callAs(server, reader, calls.readUniversity, { params: { name: 'Tidal' } })).response
      .total_members;
  expect(await members()).toBe(2);
  await suspend(1);
  expect(await members()).toBe(1);
  server.clock.advance(DAY_MS);
  expect(await endDueSuspensions(server.deps)).toBe(1);
  expect(await endDueSuspensions(server.deps)).toBe(0);
  expect([await members(), await readPost()]).toEqual([2, 200]);
});

test('a shorter suspension does not shorten a longer one', async () => {
  const second = await reportPaper();
  await suspend(10);
  const until = await untilOf();
  expect((await suspend(1, second)).status).toBe(200);
  expect(await untilOf()).toEqual(until);
});

/** Grants the author's appeal, who may have been suspended again since they sent it. */
const grant = async (id: number) => {
  await appealDecision(server.deps, world.author.id, { id, text: 'They were free.' });
  expect((await decide(server, world.two, id, { decision: 'dismiss' })).status).toBe(200);
};
const daysLeft = async () => {
  const until = await untilOf();
  return until && Math.round((until.getTime() - server.clock.now().getTime()) / DAY_MS);
};

test('an appeal that is granted ends the suspension, also if it ended several reports', async () => {
  const wanted = { kind: 'comment', id: world.ids.comment } as const;
  const { id } = (await sendReport(server, world.other, wanted)).response;
  await suspend(2);
  await grant(id);
  expect([await daysLeft(), await readPost()]).toEqual([null, 200]);
});

test('an appeal that is granted leaves a later suspension, until its own appeal is granted', async () => {
  const second = await reportPaper();
  await suspend(2);
  server.clock.advance(2 * DAY_MS);
  expect((await logIn(world.author)).status).toBe(200);
  await suspend(3, second);
  await grant(reportId);
  expect([await daysLeft(), await readPost()]).toEqual([3, 404]);
  await grant(second);
  expect([await daysLeft(), await readPost()]).toEqual([null, 200]);
});

test('an appeal that is granted leaves the rest of an earlier suspension, if there is one', async () => {
  const second = await reportPaper();
  const wanted = { kind: 'person', id: world.author.id } as const;
  const third = (await sendReport(server, world.other, wanted)).response.id;
  await suspend(3);
  server.clock.advance(DAY_MS);
  await suspend(10, second);
  await grant(second);
  expect(await daysLeft()).toBe(2);
  await suspend(10, third);
  server.clock.advance(4 * DAY_MS);
  await grant(third);
  expect(await daysLeft()).toBeNull();
});
