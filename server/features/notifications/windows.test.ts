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
let address: string;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
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

describe('an act that is taken back', () => {
  const like = (liked: boolean) =>
    callAs(server, tanvir, calls.like, { body: { post_id: postId, liked } });
  const mention = async () => {
    const body = { content: `Ask @${nusrat.username}` };
    const other = await callAs(server, tanvir, calls.createTextPost, { body: { content: 'mine' } });
    const params = { post_id: other.response.id };
    return (await callAs(server, tanvir, calls.createComment, { params, body })).response.id;
  };
  const comment = async () => {
    const params = { post_id: postId };
    const body = { content: 'Well said' };
    return (await callAs(server, tanvir, calls.createComment, { params, body })).response.id;
  };
  const remove = (comment_id: number) =>
    callAs(server, tanvir, calls.deleteComment, { params: { comment_id } });

  /** Does something that notifies, and returns the act that takes it back. */
  const acts: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
    'a like': async () => {
      await like(true);
      return () => like(false);
    },
    'a share': async () => {
      const params = { post_id: postId };
      await callAs(server, tanvir, calls.sharePost, { params, body: {} });
      return () => callAs(server, tanvir, calls.unsharePost, { params });
    },
    'a comment': async () => {
      const id = await comment();
      return () => remove(id);
    },
    'a comment that has a reply': async () => {
      const id = await comment();
      const params = { post_id: postId, comment_id: id };
      await callAs(server, nusrat, calls.replyToComment, { params, body: { content: 'Yes' } });
      return () => remove(id);
    },
    'a comment that mentions': async () => {
      const id = await mention();
      return () => remove(id);
    },
    'a mention in a comment': async () => {
      const params = { comment_id: await mention() };
      const body = { content: 'Ask the others' };
      return () => callAs(server, tanvir, calls.editComment, { params, body });
    },
    'a mention in a post': async () => {
      const content = `With @${nusrat.username}`;
      const { response } = await callAs(server, tanvir, calls.createTextPost, {
        body: { content },
      });
      const params = { id: response.id };
      return () =>
        callAs(server, tanvir, calls.updateTextPost, { params, body: { content: 'Alone' } });
    },
    'a post that mentions': async () => {
      const body = { content: `With @${nusrat.username}` };
      const params = {
        id: (await callAs(server, tanvir, calls.createTextPost, { body })).response.id,
      };
      return () => callAs(server, tanvir, calls.deletePost, { params });
    },
    'an accepted request': async () => {
      await callAs(server, nusrat, calls.connect, { body: { friend_id: tanvir.id } });
      const [request] = (await callAs(server, tanvir, calls.listPendingRequests)).response;
      const { response } = await callAs(server, tanvir, calls.acceptRequest, {
        params: { request_id: request?.request_id ?? 0 },
      });
      const params = { id: response.connection_id };
      return () => callAs(server, tanvir, calls.removeConnection, { params });
    },
  };

  test.each(Object.keys(acts))('takes its unread notification along: %s', async (name) => {
    const takeBack = await acts[name]?.();
    const ids = await unreadIds();
    expect(ids).toHaveLength(1);
    const window = await openSocket(address, nusrat);
    await takeBack?.();
    expect(await window.next('notifications_read')).toMatchObject({ ids });
    window.raw.close();
    await window.closed;
    expect(await unreadIds()).toEqual([]);
    expect((await callAs(server, nusrat, calls.listNotifications)).response).toEqual([]);
  });

  test('leaves a notification that was read, and can be done again', async () => {
    await like(true);
    const [id = 0] = await unreadIds();
    await read(id);
    await like(false);
    const listed = (await callAs(server, nusrat, calls.listNotifications)).response;
    expect(listed.map((each) => each.id)).toEqual([id]);
  });

  test('notifies again if it is done again, in one line', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await like(true);
      await like(false);
    }
    await like(true);
    expect(await unreadIds()).toHaveLength(1);
  });

  test('by another person leaves theirs', async () => {
    const other = await createVerifiedUser(server);
    await like(true);
    const body = { post_id: postId, liked: true };
    await callAs(server, other, calls.like, { body });
    await like(false);
    expect(await unreadIds()).toHaveLength(1);
  });

  test('tells the author’s windows that the post has one like less, also once it was read', async () => {
    await like(true);
    await callAs(server, nusrat, calls.markAllNotificationsRead);
    const window = await openSocket(address, nusrat);
    await like(false);
    expect(await window.next('notifications_read')).toMatchObject({ ids: [], post_id: postId });
    window.raw.close();
    await window.closed;
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
