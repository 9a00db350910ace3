import { calls } from '#contract/calls/index';
import { PermanentFailure } from '#server/platform/outbox/jobs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { sentMails } from '../testing/sentMails';
import { mailNotifications } from './mailNotifications';
import { queueMailsAtOnce } from './queueMailsAtOnce';

const MINUTE_MS = 60_000;
let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await server.person();
  tanvir = await server.person();
});

const ask = (from = tanvir) =>
  callAs(server, from, calls.connect, { body: { friend_id: nusrat.id } });
const save = (...settings: object[]) =>
  callAs(server, nusrat, calls.saveNotificationSettings, { body: { settings } });
/** Waits, queues what is due, and returns all mails to the person so far. */
async function mailsAfter(minutes: number) {
  server.clock.advance(minutes * MINUTE_MS);
  await queueMailsAtOnce(server.deps);
  return sentMails(server, nusrat);
}
const unread = async () =>
  (await callAs(server, nusrat, calls.listUnreadNotifications)).response.map(({ id }) => id);
const token = (text = '') => /account\/unsubscribe\/(\S+)/.exec(text)?.[1] ?? '';

test('a request is mailed five minutes later, once, with a link and one-click unsubscribing', async () => {
  await ask();
  expect(await mailsAfter(4.9)).toEqual([]);
  const [mail, ...more] = await mailsAfter(0.2);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`${tanvir.username} wants to connect with you`);
  expect(mail?.text).toContain('/dashboard/suggested-users');
  expect(mail?.text).toContain('/dashboard/settings/notifications');
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
  );
  expect(mail?.html).toContain(`/account/unsubscribe/${token(mail?.text)}"`);
  expect(await mailsAfter(60)).toHaveLength(1);
});

test('news of the same minutes are one mail', async () => {
  await ask();
  const rafi = await server.person();
  await callAs(server, rafi, calls.changeDetails, {
    body: { display_name: 'Rafi https://evil.example' },
  });
  await ask(rafi);
  const mails = await mailsAfter(6);
  expect(mails.map(({ subject }) => subject)).toEqual(['2 pieces of news on Quad']);
  // Texts by people never become links.
  expect(mails[0]?.html).toContain('Rafi https://evil.example wants to connect with you</a>');
  expect(mails[0]?.html).not.toContain('href="https://evil.example');
});

test.each([
  [
    'was read meanwhile',
    async () => {
      const [id = 0] = await unread();
      await callAs(server, nusrat, calls.markNotificationRead, { params: { id } });
    },
  ],
  [
    'is by someone who was blocked meanwhile',
    () => callAs(server, nusrat, calls.block, { body: { user_id: tanvir.id } }),
  ],
  [
    'is of a type whose mails were turned off meanwhile',
    () => save({ type: 'connection_request', in_app: true, mail: 'never', push: true }),
  ],
  [
    'is for an account that was disabled meanwhile',
    () =>
      server.deps.db
        .updateTable('users')
        .set({ disabled_at: new Date() })
        .where('id', '=', nusrat.id)
        .execute(),
  ],
  [
    'is for an account whose address is unverified',
    () =>
      server.deps.db
        .updateTable('users')
        .set({ email_verified_at: null })
        .where('id', '=', nusrat.id)
        .execute(),
  ],
  [
    'was withdrawn meanwhile',
    async () => {
      const { id } = await server.deps.db
        .selectFrom('connection_requests')
        .where('receiver_id', '=', nusrat.id)
        .select('id')
        .executeTakeFirstOrThrow();
      await callAs(server, tanvir, calls.withdrawRequest, { params: { request_id: id } });
    },
  ],
])('what %s is not mailed', async (_what, meanwhile) => {
  await ask();
  await meanwhile();
  expect(await mailsAfter(6)).toEqual([]);
});

test('other types are mailed at once if the person chose so', async () => {
  const { response } = await callAs(server, nusrat, calls.createTextPost, {
    body: { content: 'hello' },
  });
  const like = () => callAs(server, tanvir, calls.like, { body: { post_id: response.id } });
  await save({ type: 'like', in_app: false, mail: 'at_once', push: false });
  await like();
  const mails = await mailsAfter(6);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `${tanvir.username} liked your post “hello”`,
  ]);
  expect(mails[0]?.text).toContain(`/dashboard/posts?highlight=${response.id}`);
});

test('unread messages are mailed at once as a count if the person chose so, each once', async () => {
  await connectUsers(server, nusrat, tanvir);
  await save({ type: 'message', in_app: true, mail: 'at_once', push: true });
  const his = await openSocket(address, tanvir);
  await his.say(nusrat, 'The secret plan');
  await his.say(nusrat, 'is in the annex.');
  await his.quiet();
  expect(await mailsAfter(4)).toEqual([]);
  const [mail, ...more] = await mailsAfter(2);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`2 unread messages from ${tanvir.username}`);
  expect(mail?.text).toContain('/dashboard/chat');
  expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toMatch(/secret|annex/);
  expect(await mailsAfter(60)).toHaveLength(1);
  await his.say(nusrat, 'Third.');
  await his.quiet();
  expect(await mailsAfter(6)).toHaveLength(2);
});

test('deleted messages are mailed neither alone nor in the count', async () => {
  await connectUsers(server, nusrat, tanvir);
  await save({ type: 'message', in_app: true, mail: 'at_once', push: true });
  const his = await openSocket(address, tanvir);
  const remove = ({ id }: { id: number }) =>
    his.send({ type: 'delete_message', id, client_id: `delete-${id}` });
  remove(await his.say(nusrat, 'To the wrong person.'));
  await his.quiet();
  server.clock.advance(6 * MINUTE_MS);
  await queueMailsAtOnce(server.deps);
  expect(await server.runJobs()).toBe(0);
  await his.say(nusrat, 'To the right one.');
  remove(await his.say(nusrat, 'Sent twice.'));
  await his.quiet();
  const mails = await mailsAfter(6);
  expect(mails.map(({ subject }) => subject)).toEqual([`1 unread message from ${tanvir.username}`]);
});

test('messages that were read before their mail, or are by a blocked person, hold up no later mail', async () => {
  const rafi = await server.person();
  await connectUsers(server, nusrat, tanvir);
  await connectUsers(server, nusrat, rafi);
  await save({ type: 'message', in_app: true, mail: 'at_once', push: true });
  const [hers, his, rafis] = await Promise.all(
    [nusrat, tanvir, rafi].map((person) => openSocket(address, person)),
  );
  await rafis?.say(nusrat, 'Never mailed.');
  await callAs(server, nusrat, calls.block, { body: { user_id: rafi.id } });
  const { id } = (await his?.say(nusrat, 'Read at once.')) ?? { id: 0 };
  server.clock.advance(6 * MINUTE_MS);
  await queueMailsAtOnce(server.deps);
  hers?.send({ type: 'read_receipt', chat_id: tanvir.id, last_read_id: id });
  await hers?.quiet();
  expect(await sentMails(server, nusrat)).toEqual([]);
  await his?.say(nusrat, 'And another.');
  expect(await mailsAfter(6)).toHaveLength(1);
  // Nothing is queued for the blocked person’s message, now or later.
  await queueMailsAtOnce(server.deps);
  expect(await server.runJobs()).toBe(0);
});

test('an address that refuses three mails gets no more until the settings are saved', async () => {
  const refusing = { send: jest.fn(() => Promise.reject(new PermanentFailure('no such mailbox'))) };
  const notificationIds: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    await ask(await server.person());
    const [id = 0] = await unread();
    notificationIds.push(id);
    const job = { userId: nusrat.id, notificationIds: [id] };
    const sending = mailNotifications(server.deps, refusing, job);
    if (i < 3) await expect(sending).rejects.toThrow('no such mailbox');
    else await sending;
  }
  expect(refusing.send).toHaveBeenCalledTimes(3);
  const { response } = await callAs(server, nusrat, calls.readNotificationSettings);
  expect(response.is_mail_refused).toBe(true);
  await save();
  const send = jest.fn(() => Promise.resolve());
  await mailNotifications(server.deps, { send }, { userId: nusrat.id, notificationIds });
  expect(send).toHaveBeenCalledTimes(1);
});

test('the link in a mail ends all mails with one click, and only with its own token', async () => {
  await ask();
  const [mail] = await mailsAfter(6);
  const link = token(mail?.text);
  for (const wrong of [
    '',
    `${tanvir.id}${link.slice(link.indexOf('.'))}`,
    `${link}x`,
    `${link}.x`,
    `${link}=`,
    '1',
    '1.',
    `0${link}`,
  ]) {
    const { status } = await callAs(server, null, calls.unsubscribe, {
      params: { token: wrong || '-' },
    });
    expect([wrong, status]).toEqual([wrong, 404]);
  }
  const settings = async () =>
    (await callAs(server, nusrat, calls.readNotificationSettings)).response.settings;
  const url = `/api/notifications/unsubscribe/${link}`;
  expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(405);
  expect((await settings()).some(({ mail: when }) => when !== 'never')).toBe(true);
  // As mail programs send it (RFC 8058).
  const clicked = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([clicked.statusCode, clicked.json()]).toEqual([
    200,
    { detail: 'You’ll get no more mails about notifications.' },
  ]);
  expect((await settings()).every(({ mail: when, in_app }) => when === 'never' && in_app)).toBe(
    true,
  );
  await ask(await server.person());
  expect(await mailsAfter(6)).toHaveLength(1);
});
