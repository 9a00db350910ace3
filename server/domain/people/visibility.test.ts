import { calls } from '#contract/calls/index';
import { setDisabled } from '#domain/people';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let rafi: TestUser;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [nusrat, tanvir, rafi] = await Promise.all([
    createVerifiedUser(server),
    createVerifiedUser(server),
    createVerifiedUser(server),
  ]);
});

const write = async (user: TestUser, content: string) =>
  (await callAs(server, user, calls.createTextPost, { body: { content } })).response.id;
const comment = (user: TestUser, post_id: number) =>
  callAs(server, user, calls.createComment, { params: { post_id }, body: { content: 'A word.' } });
const reply = (user: TestUser, post_id: number, comment_id: number) =>
  callAs(server, user, calls.replyToComment, {
    params: { post_id, comment_id },
    body: { content: 'Another.' },
  });
const block = (user: TestUser, { id }: TestUser) =>
  callAs(server, user, calls.block, { body: { user_id: id } });
const like = (user: TestUser, body: Record<string, number>) =>
  callAs(server, user, calls.like, { body });
const bothWays = [
  ['who blocked', () => [nusrat, tanvir] as const],
  ['who was blocked', () => [tanvir, nusrat] as const],
] as const;

test.each(bothWays)('to the one %s, the posts of the other do not exist', async (_, pair) => {
  const [reader, author] = pair();
  const own = await write(reader, 'palimpsest of mine');
  const hidden = await write(author, 'palimpsest of his #palimpsest');
  await block(nusrat, tanvir);
  const feed = await callAs(server, reader, calls.listPosts, { query: { limit: 50 } });
  const ids = feed.response.posts.map(({ id }) => id);
  expect(ids).toContain(own);
  expect(ids).not.toContain(hidden);
  const ofAuthor = await callAs(server, reader, calls.listPosts, { query: { user_id: author.id } });
  expect(ofAuthor.response.posts).toEqual([]);
  for (const keyword of ['palimpsest of his', '#palimpsest', 'palim']) {
    const { response } = await callAs(server, reader, calls.searchPosts, { query: { keyword } });
    expect(response.posts.map(({ user }) => user.id)).not.toContain(author.id);
  }
  const read = await callAs(server, reader, calls.readPost, { params: { id: hidden } });
  const comments = await callAs(server, reader, calls.listComments, {
    params: { post_id: hidden },
  });
  const commented = await comment(reader, hidden);
  const liked = await like(reader, { post_id: hidden });
  const responses = [read, comments, commented, liked].map(({ status }) => status);
  expect(responses).toEqual([404, 404, 404, 404]);
  expect((await callAs(server, author, calls.readPost, { params: { id: hidden } })).status).toBe(
    200,
  );
});

test.each(bothWays)(
  'to the one %s, the comments of the other and replies to them do not exist',
  async (_, pair) => {
    const [reader, author] = pair();
    const post = await write(rafi, 'A question.');
    const shown = (await comment(rafi, post)).response.id;
    const hidden = (await comment(author, post)).response.id;
    await reply(rafi, post, hidden);
    await reply(author, post, shown);
    await block(nusrat, tanvir);
    const list = async (user: TestUser) =>
      (await callAs(server, user, calls.listComments, { params: { post_id: post } })).response
        .comments;
    expect((await list(reader)).map(({ id, replies }) => [id, replies])).toEqual([[shown, []]]);
    expect(await list(rafi)).toHaveLength(2);
    expect((await reply(reader, post, hidden)).status).toBe(404);
    expect((await like(reader, { post_id: post, comment_id: hidden })).status).toBe(404);
    expect((await comment(reader, post)).status).toBe(200);
  },
);

test.each(bothWays)('the one %s gets no notifications about the other', async (_, pair) => {
  const [reader, author] = pair();
  const post = await write(rafi, 'A question.');
  const own = await write(reader, 'Mine.');
  await like(author, { post_id: own });
  const unread = async () =>
    (await callAs(server, reader, calls.listUnreadNotifications)).response.length;
  expect(await unread()).toBe(1);
  await connectUsers(server, reader, rafi);
  await block(nusrat, tanvir);
  expect(await unread()).toBe(0);
  expect((await callAs(server, reader, calls.listNotifications)).response).toEqual([]);
  const before = await server.deps.db.selectFrom('notifications').select('id').execute();
  await comment(author, post);
  const after = await server.deps.db
    .selectFrom('notifications')
    .select('user_id')
    .where('actor_id', '=', author.id)
    .where('id', '>', Math.max(...before.map(({ id }) => id)))
    .execute();
  expect(after).toEqual([{ user_id: rafi.id }]);
  await callAs(server, nusrat, calls.unblock, { params: { user_id: tanvir.id } });
  expect(await unread()).toBe(1);
});

test('blocked people cannot find the blocker by id or name; the blocker still finds them', async () => {
  await block(nusrat, tanvir);
  const find = async (user: TestUser, { id, username }: TestUser) => [
    (await callAs(server, user, calls.profile, { params: { id } })).status,
    (await callAs(server, user, calls.userByName, { params: { username } })).status,
  ];
  expect(await find(tanvir, nusrat)).toEqual([404, 404]);
  expect(await find(nusrat, tanvir)).toEqual([200, 200]);
  expect(await find(rafi, nusrat)).toEqual([200, 200]);
});

test.each(bothWays)(
  'to the one %s, a reply below a hidden comment does not exist',
  async (_, pair) => {
    const [reader, author] = pair();
    const post = await write(rafi, 'A question.');
    const hidden = (await comment(author, post)).response.id;
    const below = (await reply(rafi, post, hidden)).response.id;
    await block(nusrat, tanvir);
    const body = { post_id: post, comment_id: below };
    for (const { status, problem } of [
      await like(reader, body),
      await reply(reader, post, below),
    ]) {
      expect([status, problem.detail]).toEqual([404, 'This comment does not exist.']);
    }
    expect((await like(rafi, body)).status).toBe(200);
  },
);

test.each(bothWays)(
  'to the one %s, the comments on a post of the other do not exist',
  async (_, pair) => {
    const [reader, author] = pair();
    const post = await write(author, 'A question.');
    const own = (await comment(reader, post)).response.id;
    await block(nusrat, tanvir);
    expect((await like(reader, { post_id: post, comment_id: own })).status).toBe(404);
    await reply(rafi, post, own);
    expect((await callAs(server, reader, calls.listNotifications)).response).toEqual([]);
    const made = server.deps.db
      .selectFrom('notifications')
      .select('id')
      .where('type', '=', 'reply');
    expect(await made.where('user_id', '=', reader.id).execute()).toEqual([]);
  },
);

test('a request from a disabled account stays hidden until the account is enabled', async () => {
  const asked = await callAs(server, nusrat, calls.connect, { body: { friend_id: tanvir.id } });
  const accept = () =>
    callAs(server, tanvir, calls.acceptRequest, {
      params: { request_id: asked.response.request_id ?? 0 },
    });
  await setDisabled(server.deps.db, nusrat.id, server.clock.now());
  expect((await callAs(server, tanvir, calls.listPendingRequests)).response).toEqual([]);
  expect((await accept()).status).toBe(404);
  await setDisabled(server.deps.db, nusrat.id, null);
  expect((await accept()).status).toBe(200);
});
