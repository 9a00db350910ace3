import { calls } from '#contract/calls/index';
import { inTransactionWithFrames } from '#domain/frames';
import { clearCommentExcerpts, notifyFromQuad } from '#domain/notifications';
import { deleteDueAccounts } from '#server/features/account/deletion/deleteDueAccounts';
import { setDisabled } from '#domain/people';
import { openExport } from '#server/features/exports/testing/openExport';
import { queueDigests } from '#server/features/notifications/mail/queueDigests';
import { queueMailsAtOnce } from '#server/features/notifications/mail/queueMailsAtOnce';
import { readNews } from '#server/features/notifications/push/readNews';
import { sentMails } from '#server/features/notifications/testing/sentMails';
import { inTransaction } from '#server/platform/database/inTransaction';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let server: TestServer;
let address: string;
let nusrat: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await server.person();
});

type Notice = Parameters<typeof notifyFromQuad>[3];
const removed = (changes: Partial<Notice> = {}): Notice => ({
  type: 'post_removed',
  subject: 'post:1',
  postId: null,
  details: { title: 'Buy my notes', excerpt: 'An advertisement.' },
  userId: nusrat.id,
  ...changes,
});
const notify = (notice: Notice) =>
  inTransactionWithFrames(server.deps, (trx, frames) =>
    notifyFromQuad(server.deps, trx, frames, notice),
  );
const comment = () =>
  removed({
    type: 'comment_removed',
    subject: 'comment:1',
    details: { title: 'Own words', excerpt: 'Rude.' },
  });
const wantMailsAtOnce = () => {
  const settings = [{ type: 'post_removed', in_app: true, mail: 'at_once', push: false }];
  return callAs(server, nusrat, calls.saveNotificationSettings, { body: { settings } });
};
const list = async (user = nusrat) =>
  (await callAs(server, user, calls.listNotifications)).response;
const unread = async () => (await callAs(server, nusrat, calls.listUnreadNotifications)).response;
const fromQuad = {
  actor_id: null,
  actor_username: 'Quad',
  actor_display_name: null,
  actor_image_url: null,
};

test('it is listed, arrives as a frame, and can be read', async () => {
  const socket = await openSocket(address, nusrat);
  await notify(removed());
  const { notification } = await socket.next('notification');
  expect(notification).toMatchObject({ type: 'post_removed', ...fromQuad, title: 'Buy my notes' });
  expect(await list()).toEqual([notification]);
  expect(await unread()).toEqual([notification]);
  const params = { id: notification.id };
  expect((await callAs(server, nusrat, calls.markNotificationRead, { params })).status).toBe(200);
  expect(await unread()).toEqual([]);
});

test('one subject notifies each person once, also at the same time', async () => {
  const other = await server.person();
  await Promise.all([notify(removed()), notify(removed()), notify(removed({ userId: other.id }))]);
  await notify(removed());
  await notify(removed({ subject: 'post:2' }));
  await notify(removed({ type: 'comment_removed' }));
  expect([(await list()).length, (await list(other)).length]).toEqual([3, 1]);
});

test('without details it names its post, and it goes with the post', async () => {
  const body = { content: 'A note of mine' };
  const post = await callAs(server, nusrat, calls.createTextPost, { body });
  const { details: _, ...bare } = removed({ postId: post.response.id });
  await notify(bare);
  expect(await list()).toMatchObject([{ ...fromQuad, title: 'A note of mine' }]);
  await callAs(server, nusrat, calls.deletePost, { params: { id: post.response.id } });
  expect(await list()).toEqual([]);
});

test('blocking people hides nothing of it', async () => {
  const other = await server.person();
  await callAs(server, nusrat, calls.block, { body: { user_id: other.id } });
  await callAs(server, other, calls.block, { body: { user_id: nusrat.id } });
  await notify(removed());
  expect(await list()).toHaveLength(1);
});

test('by the settings of a type, it is not shown in Quad', async () => {
  const settings = [{ type: 'post_removed', in_app: false, mail: 'never', push: false }];
  await callAs(server, nusrat, calls.saveNotificationSettings, { body: { settings } });
  await notify(removed());
  await notify(comment());
  expect((await list()).map(({ type }) => type)).toEqual(['comment_removed']);
});

test('a disabled person finds it once they are back, without a mail before', async () => {
  const { db } = server.deps;
  await wantMailsAtOnce();
  await setDisabled(db, nusrat.id, server.clock.now());
  await notify(removed());
  server.clock.advance(6 * MINUTE_MS);
  await queueMailsAtOnce(server.deps);
  expect(await sentMails(server, nusrat)).toEqual([]);
  await setDisabled(db, nusrat.id, null);
  expect(await list()).toMatchObject([{ type: 'post_removed', ...fromQuad }]);
});

test('the edit of a comment clears its words from notifications, but not Quad’s reason', async () => {
  await notify(comment());
  await inTransaction(server.deps.db, (trx) => clearCommentExcerpts(trx, [1]));
  expect(await list()).toMatchObject([{ title: 'Own words', excerpt: 'Rude.' }]);
});

test('a mail follows at once if that is wanted, with the reason, and leads to the guidelines', async () => {
  await wantMailsAtOnce();
  await notify(removed());
  server.clock.advance(6 * MINUTE_MS);
  await queueMailsAtOnce(server.deps);
  const [mail, ...more] = await sentMails(server, nusrat);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Quad removed your post “Buy my notes”');
  expect(mail?.text).toContain('Quad removed your post “Buy my notes”: “An advertisement.”');
  expect(mail?.text).toContain(`${server.deps.config.publicUrl}/guidelines`);
  expect(mail?.html).toContain('/guidelines"');
});

test('a digest has each with its reason, and no words of a comment', async () => {
  const settings = [{ type: 'comment_removed', in_app: true, mail: 'daily', push: false }];
  const body = { settings, timezone: 'UTC' };
  await callAs(server, nusrat, calls.saveNotificationSettings, { body });
  await notify(comment());
  await notify({ ...comment(), subject: 'comment:2', details: { excerpt: 'Rude again.' } });
  const now = server.clock.now();
  const morning = new Date(now.getTime() + DAY_MS);
  morning.setUTCHours(7, 30, 0, 0);
  server.clock.advance(morning.getTime() - now.getTime());
  await queueDigests(server.deps);
  const [mail] = await sentMails(server, nusrat);
  expect(mail?.subject).toBe('2 things you missed on Quad');
  expect(mail?.text).toContain('Quad removed your comment: “Rude.”');
  expect(mail?.text).toContain('Quad removed your comment: “Rude again.”');
  expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toContain('Own words');
});

test('a push has the reason, and no words of a comment', async () => {
  const settings = [{ type: 'comment_removed', in_app: true, mail: 'never', push: true }];
  await callAs(server, nusrat, calls.saveNotificationSettings, { body: { settings } });
  await notify(removed());
  await notify(comment());
  const ids = (await list()).map(({ id }) => id);
  const pushed = await Promise.all(
    ids.map((notificationId) => readNews(server.deps, { userId: nusrat.id, notificationId })),
  );
  expect(pushed).toEqual([
    {
      title: 'Quad removed your comment',
      body: 'Rude.',
      path: '/guidelines',
      tag: `notification:${ids[0]}`,
    },
    {
      title: 'Quad removed your post',
      body: 'Buy my notes: “An advertisement.”',
      path: '/guidelines',
      tag: `notification:${ids[1]}`,
    },
  ]);
});

test('the copy of a person’s data has it, by Quad', async () => {
  await notify(removed());
  const { json } = await openExport(server, nusrat);
  expect(json.notifications).toMatchObject([
    { type: 'post_removed', by: 'Quad', details: { excerpt: 'An advertisement.' } },
  ]);
});

test('it is deleted with its receiver’s account, and a deleted account gets none', async () => {
  await notify(removed());
  const body = { password: TEST_PASSWORD };
  await callAs(server, nusrat, calls.requestDeletion, { body });
  server.clock.advance(14 * DAY_MS);
  await deleteDueAccounts(server.deps);
  await notify(removed());
  const left = server.deps.db.selectFrom('notifications').where('user_id', '=', nusrat.id);
  expect(await left.selectAll().execute()).toEqual([]);
});
