import type { Updateable } from 'kysely';
import { calls } from '#contract/calls/index';
import type { Tables } from '#server/platform/database/tables';
import { createJobHandlers, type MailPayload } from '#server/platform/outbox/jobs';
import { LONGEST_PAUSE_MS, runNextJob } from '#server/platform/outbox/runNextJob';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { waitUntil } from '#server/testing/waitUntil';
import { sentMails } from '../testing/sentMails';
import { forgetOldDigests } from './digestState';
import { mailNotifications } from './mailNotifications';
import { queueDigests } from './queueDigests';
import { queueMailsAtOnce } from './queueMailsAtOnce';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONDAY = 1;
let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let postId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await server.person();
  tanvir = await server.person();
  postId = (await callAs(server, nusrat, calls.createTextPost, { body: { content: 'hello' } }))
    .response.id;
  await save({ timezone: 'UTC' });
});

const save = (body: Record<string, unknown>) =>
  callAs(server, nusrat, calls.saveNotificationSettings, { body });
const daily = (...types: string[]) =>
  save({ settings: types.map((type) => ({ type, in_app: true, mail: 'daily', push: false })) });
const like = (from = tanvir) => callAs(server, from, calls.like, { body: { post_id: postId } });
const comment = (content = 'Well said.') =>
  callAs(server, tanvir, calls.createComment, { params: { post_id: postId }, body: { content } });

/** Advances to the next time of day in UTC, on a given weekday if there is one. */
function advanceTo(hour: number, weekday?: number) {
  const now = server.clock.now();
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, 0);
  while (next <= now || (weekday !== undefined && next.getUTCDay() !== weekday))
    next.setTime(next.getTime() + DAY_MS);
  server.clock.advance(next.getTime() - now.getTime() + 1_000);
}
async function mailsAt(hour: number, weekday?: number) {
  advanceTo(hour, weekday);
  await queueDigests(server.deps);
  return sentMails(server, nusrat);
}

test('a digest leaves at 7:00, groups as the bell does, and lists each notification once', async () => {
  advanceTo(20);
  await daily('like', 'comment');
  const others = [await server.person(), await server.person()];
  for (const person of [tanvir, ...others]) await like(person);
  await comment('A sentence that no mail shows.');
  expect(await mailsAt(6)).toEqual([]);
  const [mail, ...more] = await mailsAt(7);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 things you missed on Quad');
  expect(mail?.text).toContain(`${tanvir.username} commented on your post “hello”`);
  expect(mail?.text).toContain(`${others[1]?.username ?? ''} and 2 others liked your post “hello”`);
  expect(mail?.text).toContain(`/dashboard/posts?highlight=${postId}`);
  expect(mail?.text).toMatch(/highlight=\d+&comment=\d+/);
  expect(mail?.text).not.toContain('A sentence');
  expect(await mailsAt(8)).toHaveLength(1);
  expect(await mailsAt(7)).toHaveLength(1);
});

test('what was read, or is newer than four hours, is left out and waits', async () => {
  await daily('like', 'comment');
  advanceTo(20);
  await like();
  const [{ id } = { id: 0 }] = (await callAs(server, nusrat, calls.listUnreadNotifications))
    .response;
  await callAs(server, nusrat, calls.markNotificationRead, { params: { id } });
  advanceTo(4);
  await comment();
  expect(await mailsAt(7)).toEqual([]);
  expect((await mailsAt(7)).map(({ subject }) => subject)).toEqual([
    'One thing you missed on Quad',
  ]);
});

test('weekly types are mailed on Monday, with the daily ones of that day', async () => {
  advanceTo(20, MONDAY);
  await daily('comment');
  await like();
  expect(await mailsAt(7, MONDAY + 1)).toEqual([]);
  expect(await mailsAt(7, 0)).toEqual([]);
  advanceTo(2, MONDAY);
  await comment();
  const [mail] = await mailsAt(7, MONDAY);
  expect(mail?.subject).toBe('2 things you missed on Quad');
});

test('messages are mailed as a count, without their text', async () => {
  await connectUsers(server, nusrat, tanvir);
  const his = await openSocket(await server.listen(), tanvir);
  advanceTo(20);
  await his.say(nusrat, 'The secret plan');
  await his.quiet();
  const [mail, ...more] = await mailsAt(7);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(`1 unread message from ${tanvir.username}`);
  expect(mail?.text).not.toContain('secret');
  // The same unread message is not mailed on the next day.
  expect(await mailsAt(7)).toHaveLength(1);
});

test('a server that was down at 7:00 sends it later, but not after noon', async () => {
  await daily('like');
  advanceTo(20);
  await like();
  expect(await mailsAt(13)).toEqual([]);
  expect(await mailsAt(11)).toHaveLength(1);
});

test.each<[string, Updateable<Tables['users']>]>([
  ['is disabled', { disabled_at: new Date() }],
  ['is suspended', { suspended_until: new Date('2199-01-01') }],
  ['is about to be deleted', { deletion_at: new Date('2199-01-01') }],
  ['has an unverified address', { email_verified_at: null }],
])('an account that %s gets none', async (_, columns) => {
  await daily('like');
  advanceTo(20);
  await like();
  await server.deps.db.updateTable('users').set(columns).where('id', '=', nusrat.id).execute();
  expect(await mailsAt(7)).toEqual([]);
});

test('the subject counts everything, also news beyond the lines of the mail', async () => {
  await daily('like');
  advanceTo(20);
  await server.deps.db
    .insertInto('notifications')
    .values(
      Array.from({ length: 18 }, (_, n) => ({
        user_id: nusrat.id,
        actor_id: tanvir.id,
        type: 'like' as const,
        subject: `post:${n}`,
        created_at: server.clock.now(),
      })),
    )
    .execute();
  const [mail] = await mailsAt(7);
  expect(mail?.subject).toBe('18 things you missed on Quad');
  expect(mail?.text).toContain('And 3 more notifications');
});

test('a notification whose own mail failed twelve times is in the next digest', async () => {
  advanceTo(20);
  await server.runJobs();
  await callAs(server, tanvir, calls.connect, { body: { friend_id: nusrat.id } });
  server.clock.advance(6 * 60_000);
  await queueMailsAtOnce(server.deps);
  const send = jest.fn(() => Promise.reject(new Error('mail server away')));
  const done = () => Promise.resolve();
  const handlers = createJobHandlers({
    mailer: { send },
    mailAccount: done,
    mailNotifications: (job) => mailNotifications(server.deps, { send }, job),
    mailReports: done,
    pushNews: done,
  });
  while (await runNextJob({ ...server.deps, handlers })) server.clock.advance(LONGEST_PAUSE_MS);
  expect(send).toHaveBeenCalledTimes(12);
  const [mail, ...more] = await mailsAt(7);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('One thing you missed on Quad');
  expect(mail?.text).toContain(`${tanvir.username} wants to connect with you`);
});

/** Queues the digest of the next morning, and returns its job instead of running it. */
async function nextJob() {
  advanceTo(7);
  await queueDigests(server.deps);
  await server.deps.db.deleteFrom('jobs').execute();
  const digest = await server.deps.db
    .selectFrom('digests')
    .where('user_id', '=', nusrat.id)
    .select('day')
    .orderBy('day', 'desc')
    .executeTakeFirstOrThrow();
  return { userId: nusrat.id, day: digest.day };
}

test('a digest whose sending was cut off is not sent again; the next one has its content', async () => {
  await daily('like');
  advanceTo(20);
  await like();
  const sent: MailPayload[] = [];
  const deliver = (mail: MailPayload) => {
    sent.push(mail);
    return Promise.resolve();
  };
  // The process is killed after the mail server took the mail.
  const killed = (mail: MailPayload) => {
    sent.push(mail);
    return new Promise<never>(() => undefined);
  };
  const first = await nextJob();
  void mailNotifications(server.deps, { send: killed }, first);
  await waitUntil(() => sent.length > 0);
  await mailNotifications(server.deps, { send: deliver }, first);
  expect(sent).toHaveLength(1);
  const second = await nextJob();
  expect(second.day > first.day).toBe(true);
  await mailNotifications(server.deps, { send: deliver }, second);
  await mailNotifications(server.deps, { send: deliver }, second);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'One thing you missed on Quad',
    'One thing you missed on Quad',
  ]);
});

test('a digest that the mail server does not take is tried again, and then left to the next one', async () => {
  await daily('like');
  advanceTo(20);
  await like();
  const send = jest.fn(() => Promise.reject(new Error('mail server away')));
  const first = await nextJob();
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(mailNotifications(server.deps, { send }, first)).rejects.toThrow('away');
  expect(send).toHaveBeenCalledTimes(2);
  const second = await nextJob();
  const taken = jest.fn((_mail: MailPayload) => Promise.resolve());
  // The first one's last try comes late, when there is a newer digest.
  await mailNotifications(server.deps, { send: taken }, first);
  expect(taken).not.toHaveBeenCalled();
  await mailNotifications(server.deps, { send: taken }, second);
  expect(taken).toHaveBeenCalledTimes(1);
});

test('records of old digests are deleted', async () => {
  await daily('like');
  await like();
  const { day } = await nextJob();
  const days = async () =>
    (
      await server.deps.db
        .selectFrom('digests')
        .where('user_id', '=', nusrat.id)
        .select('day')
        .execute()
    ).map((row) => row.day);
  await forgetOldDigests(server.deps.db, new Date(`${day}T12:00:00Z`));
  expect(await days()).toEqual([day]);
  await forgetOldDigests(server.deps.db, new Date(Date.parse(day) + 32 * DAY_MS));
  expect(await days()).toEqual([]);
});
