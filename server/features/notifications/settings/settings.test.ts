import { SETTING_TYPES, type NotificationSetting } from '#contract/entities/notificationSettings';
import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  tanvir = await server.person();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await server.person();
});

const read = async () => (await callAs(server, nusrat, calls.readNotificationSettings)).response;
const save = (body: Record<string, unknown>) =>
  callAs(server, nusrat, calls.saveNotificationSettings, { body });
const setting = async (type: string) =>
  (await read()).settings.find((known) => known.type === type);
const likes: NotificationSetting = { type: 'like', in_app: false, mail: 'never', push: true };
const rows = () =>
  server.deps.db
    .selectFrom('notification_settings')
    .where('user_id', '=', nusrat.id)
    .selectAll()
    .execute();

testRefusals(() => server, ['readNotificationSettings', 'saveNotificationSettings']);

test('every type is listed with its default: requests and events at once, messages daily, the rest weekly', async () => {
  const { settings, timezone, is_mail_refused } = await read();
  expect([timezone, is_mail_refused]).toEqual([null, false]);
  expect(settings.map(({ type }) => type)).toEqual([...SETTING_TYPES]);
  const mailed = (wanted: string) =>
    settings
      .filter(({ mail }) => mail === wanted)
      .map(({ type }) => type)
      .sort();
  expect(mailed('at_once')).toEqual([
    'collaboration_request',
    'connection_request',
    'event_cancelled',
    'event_changed',
    'event_place',
    'event_reminder',
    'mentoring_request',
  ]);
  expect(mailed('daily')).toEqual(['message']);
  expect(mailed('never')).toEqual([]);
  expect(settings.every(({ in_app }) => in_app)).toBe(true);
});

test('only what differs from the defaults is stored', async () => {
  const usual = await setting('like');
  expect((await save({ settings: [likes] })).response.detail).toBe('Notification settings saved.');
  expect(await setting('like')).toEqual(likes);
  expect(await setting('comment')).toMatchObject({ in_app: true, mail: 'weekly' });
  expect(await rows()).toHaveLength(1);
  await save({ settings: [usual] });
  expect(await setting('like')).toEqual(usual);
  expect(await rows()).toEqual([]);
});

test.each([
  [{ settings: [{ ...likes, type: 'shout' }] }],
  [{ settings: [{ ...likes, mail: 'hourly' }] }],
  [{ settings: [{ ...likes, in_app: 'no' }] }],
  [{ settings: [{ type: 'like' }] }],
  [{ settings: Array.from({ length: SETTING_TYPES.length + 1 }, () => likes) }],
  [{ timezone: '' }],
  [{ timezone: 'x'.repeat(65) }],
])('%j is refused', async (body) => {
  expect((await save(body)).status).toBe(400);
  expect(await rows()).toEqual([]);
});

test('an unknown time zone and hidden messages are refused at their field', async () => {
  const zone = await save({ timezone: 'Mars/Olympus', settings: [likes] });
  expect([zone.status, zone.response]).toEqual([
    400,
    {
      detail: 'This time zone is not known.',
      errors: { timezone: 'This time zone is not known.' },
    },
  ]);
  const hidden = { type: 'message', in_app: false, mail: 'daily', push: true };
  const messages = await save({ settings: [likes, hidden] });
  expect([messages.status, messages.response.detail]).toEqual([
    400,
    'Messages are always shown in Quad.',
  ]);
  expect(await rows()).toEqual([]);
});

test('the time zone is kept under its usual name', async () => {
  await save({ timezone: 'asia/dhaka' });
  expect((await read()).timezone).toBe('Asia/Dhaka');
});

test('a type that is off in Quad sends no frame, is not listed and is not marked as read with the others', async () => {
  const post = (await callAs(server, nusrat, calls.createTextPost, { body: { content: 'hello' } }))
    .response.id;
  await save({ settings: [{ ...likes, mail: 'weekly' }] });
  const toUser = jest.spyOn(server.deps.publish, 'toUser').mockResolvedValue();
  await callAs(server, tanvir, calls.like, { body: { post_id: post } });
  const body = { content: 'Well said.' };
  await callAs(server, tanvir, calls.createComment, { params: { post_id: post }, body });
  const frames = toUser.mock.calls.filter(
    ([id, { type }]) => id === nusrat.id && type === 'notification',
  );
  expect(frames).toMatchObject([[nusrat.id, { notification: { type: 'comment' } }]]);
  for (const call of [calls.listNotifications, calls.listUnreadNotifications])
    expect((await callAs(server, nusrat, call)).response.map(({ type }) => type)).toEqual([
      'comment',
    ]);
  await callAs(server, nusrat, calls.markAllNotificationsRead);
  await save({ settings: [{ ...likes, in_app: true }] });
  const listed = (await callAs(server, nusrat, calls.listUnreadNotifications)).response;
  expect(listed.map(({ type }) => type)).toEqual(['like']);
});
