import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let postId: number;
let windows: TestSocket[];

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  postId = (await callAs(server, nusrat, calls.createTextPost, { body: { content: 'hello' } }))
    .response.id;
});

const happen = async (times: number) => {
  for (let i = 0; i < times; i += 1) {
    const body = { content: `comment ${i}` };
    await callAs(server, tanvir, calls.createComment, { params: { post_id: postId }, body });
  }
};
const unreadIds = async () =>
  (await callAs(server, nusrat, calls.listUnreadNotifications)).response.map(({ id }) => id);
const read = (id: number) => callAs(server, nusrat, calls.markNotificationRead, { params: { id } });
const heard = async (window: TestSocket) => {
  await window.quiet();
  return window.of('notifications_read');
};

describe('in the windows of one person', () => {
  let address: string;
  beforeAll(async () => {
    address = await server.listen();
  });
  beforeEach(async () => {
    windows = await Promise.all([openSocket(address, nusrat), openSocket(address, nusrat)]);
  });
  afterEach(async () => {
    for (const window of windows) {
      window.raw.close();
      await window.closed;
    }
  });

  test('each is notified once of a notification read in another', async () => {
    await happen(2);
    const [newest = 0] = await unreadIds();
    await read(newest);
    await read(newest);
    const frame = { type: 'notifications_read', ids: [newest] };
    for (const window of windows) expect(await heard(window)).toEqual([frame]);
  });

  test('each learns how far all were read, and nothing if none was unread', async () => {
    await happen(2);
    const [newest] = await unreadIds();
    await callAs(server, nusrat, calls.markAllNotificationsRead);
    await callAs(server, nusrat, calls.markAllNotificationsRead);
    const frame = { type: 'notifications_read', ids: [], through_id: newest };
    for (const window of windows) expect(await heard(window)).toEqual([frame]);
  });

  test('other people’s windows are not notified', async () => {
    await happen(1);
    const other = await openSocket(address, tanvir);
    await callAs(server, nusrat, calls.markAllNotificationsRead);
    expect(await heard(other)).toEqual([]);
    other.raw.close();
    await other.closed;
  });
});

test('up to a hundred unread ones are listed without a limit, for the badge’s count', async () => {
  await server.deps.db
    .insertInto('notifications')
    .values(
      Array.from({ length: 101 }, (_, i) => ({
        user_id: nusrat.id,
        actor_id: tanvir.id,
        type: 'comment',
        subject: `comment:${i}`,
        post_id: postId,
      })),
    )
    .execute();
  expect(await unreadIds()).toHaveLength(100);
  const page = await callAs(server, nusrat, calls.listUnreadNotifications, {
    query: { limit: 10, offset: 95 },
  });
  expect(page.response).toHaveLength(6);
  expect((await callAs(server, nusrat, calls.listNotifications)).response).toHaveLength(20);
});

test('deleting an account deletes its notifications to others', async () => {
  await happen(1);
  await server.deps.db.deleteFrom('users').where('id', '=', tanvir.id).execute();
  expect(await unreadIds()).toEqual([]);
});
