import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let postId: number;

beforeAll(async () => {
  server = await createTestServer();
  tanvir = await createVerifiedUser(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
  postId = (await callAs(server, nusrat, calls.createTextPost, { body: { content: 'hello' } }))
    .response.id;
});

const list = async (user: TestUser, query: Record<string, number> = {}) =>
  (await callAs(server, user, calls.listNotifications, { query })).response;
const unread = async (user: TestUser) =>
  (await callAs(server, user, calls.listUnreadNotifications)).response;
const read = (user: TestUser, id: number | string) =>
  callAs(server, user, calls.markNotificationRead, { params: { id } });
const happen = async (times: number) => {
  for (let i = 0; i < times; i += 1) {
    const body = { content: `comment ${i}` };
    await callAs(server, tanvir, calls.createComment, { params: { post_id: postId }, body });
  }
};

testRefusals(
  () => server,
  [
    'listNotifications',
    'listUnreadNotifications',
    'markNotificationRead',
    'markAllNotificationsRead',
  ],
);

test('notifications are private', async () => {
  for (const call of [calls.listNotifications, calls.listUnreadNotifications]) {
    const query = { user_id: nusrat.id };
    expect((await callAs(server, tanvir, call, { query })).status).toBe(403);
    expect((await callAs(server, nusrat, call, { query })).status).toBe(200);
    expect((await callAs(server, nusrat, call, { query: { user_id: 'x' } })).status).toBe(400);
    expect((await callAs(server, nusrat, call, { query: { limit: 51 } })).status).toBe(400);
  }
});

test('a notification names its actor and action, with the address of the actor’s picture', async () => {
  await server.deps.db
    .updateTable('users')
    .set({ profile_picture: 'face.webp' })
    .where('id', '=', tanvir.id)
    .execute();
  await callAs(server, tanvir, calls.like, { body: { post_id: postId } });
  expect(await list(nusrat)).toEqual([
    {
      id: expect.any(Number) as number,
      type: 'like',
      post_id: postId,
      title: 'hello',
      actor_id: tanvir.id,
      actor_username: tanvir.username,
      actor_display_name: null,
      actor_image_url: 'http://localhost/api/files/face.webp',
      created_at: expect.stringMatching(/\.\d{3}Z$/) as string,
      is_read: false,
    },
  ]);
});

test('notifications are listed newest first, page by page', async () => {
  await happen(3);
  const ids = (await list(nusrat)).map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(ids).toHaveLength(3);
  expect((await list(nusrat, { limit: 2, offset: 1 })).map(({ id }) => id)).toEqual(ids.slice(1));
});

test('a read notification leaves the unread list and stays in the full list', async () => {
  await happen(2);
  const [newest, older] = await list(nusrat);
  expect((await read(nusrat, newest?.id ?? 0)).status).toBe(200);
  expect((await read(nusrat, newest?.id ?? 0)).status).toBe(200);
  expect((await unread(nusrat)).map(({ id }) => id)).toEqual([older?.id]);
  expect((await list(nusrat)).map(({ is_read }) => is_read)).toEqual([true, false]);
});

test('another person’s notification does not exist', async () => {
  await happen(1);
  const [only] = await list(nusrat);
  expect((await read(tanvir, only?.id ?? 0)).status).toBe(404);
  expect((await read(nusrat, 999_999)).status).toBe(404);
  expect((await read(nusrat, 'x')).status).toBe(400);
  expect(await unread(nusrat)).toHaveLength(1);
});

test('reading all of them leaves those of others unchanged', async () => {
  await happen(2);
  const others = (await callAs(server, tanvir, calls.createTextPost, { body: { content: 'x' } }))
    .response.id;
  await callAs(server, nusrat, calls.like, { body: { post_id: others } });
  const { status } = await callAs(server, nusrat, calls.markAllNotificationsRead);
  expect(status).toBe(200);
  expect(await unread(nusrat)).toEqual([]);
  expect((await unread(tanvir)).length).toBeGreaterThan(0);
});
