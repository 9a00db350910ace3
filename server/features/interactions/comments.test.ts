import { calls } from '#contract/calls/index';
import type { Comment } from '#contract/entities/comment';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let author: TestUser;
let nusrat: TestUser;
let tanvir: TestUser;
let postId: number;

const newPost = async () =>
  (await callAs(server, author, calls.createTextPost, { body: { content: 'hello' } })).response.id;

beforeAll(async () => {
  server = await createTestServer();
  author = await createVerifiedUser(server);
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  postId = await newPost();
});

const send = (user: TestUser, body: Record<string, unknown>, post_id = postId) =>
  callAs(server, user, calls.createComment, { params: { post_id }, body });
const sendReply = (user: TestUser, comment_id: number, body: Record<string, unknown>) =>
  callAs(server, user, calls.replyToComment, { params: { post_id: postId, comment_id }, body });
const list = (query: Record<string, number> = {}, post_id = postId) =>
  callAs(server, nusrat, calls.listComments, { params: { post_id }, query });

async function comment(user: TestUser, content: string) {
  const { status, response } = await send(user, { post_id: postId, content, parent_id: null });
  expect(status).toBe(200);
  return response;
}

async function reply(user: TestUser, to: number, content: string) {
  const body = { post_id: postId, content, parent_id: to };
  const { status, response } = await sendReply(user, to, body);
  expect(status).toBe(200);
  return response;
}

const told = () =>
  server.deps.db
    .selectFrom('notifications')
    .select(['user_id', 'actor_id', 'type'])
    .where('post_id', '=', postId)
    .orderBy('id')
    .execute();

testRefusals(() => server, ['listComments', 'createComment', 'replyToComment']);

test.each([
  ['blank', '  '],
  ['longer than 5,000 characters', 'x'.repeat(5_001)],
])('a comment whose text is %s is refused with its field', async (_, content) => {
  const { status, problem } = await send(nusrat, { content });
  expect(status).toBe(400);
  expect(problem.errors).toHaveProperty('content');
});

test.each([false, true])(
  'one that is sent again with its key is stored and notified once (a reply: %s)',
  async (isReply) => {
    const { id: parent } = await comment(author, 'first');
    const path = isReply
      ? `/interactions/${postId}/comment/${parent}/reply`
      : `/interactions/${postId}/comment`;
    const before = (await list()).response.comments.length;
    const notified = (await told()).length;
    const send = (content: string) =>
      server.api<{ id: number }>('POST', path, {
        token: nusrat.token,
        json: { content },
        headers: { 'idempotency-key': `lost-${isReply}` },
      });
    const first = await send('Thanks');
    const again = await send('Thanks');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await told()).length).toBe(notified + 1);
    expect((await list()).response.comments.length).toBe(before + (isReply ? 0 : 1));
    expect((await send('Thanks!')).status).toBe(409);
  },
);

test('a comment whose path and body name different ids is refused', async () => {
  const { id } = await comment(nusrat, 'first');
  expect((await send(nusrat, { post_id: postId + 1, content: 'x' })).status).toBe(400);
  const otherPost = { post_id: postId + 1, content: 'x', parent_id: id };
  expect((await sendReply(nusrat, id, otherPost)).status).toBe(400);
  const otherParent = await sendReply(nusrat, id, { content: 'x', parent_id: id + 1 });
  expect(otherParent.problem.errors).toHaveProperty('parent_id');
});

test('a comment on an unknown post, and a reply to another post’s comment, are not found', async () => {
  const { id } = await comment(nusrat, 'first');
  expect((await send(nusrat, { content: 'x' }, 999_999)).status).toBe(404);
  expect((await list({}, 999_999)).status).toBe(404);
  postId = await newPost();
  expect((await sendReply(nusrat, id, { content: 'x' })).status).toBe(404);
  const post = await callAs(server, nusrat, calls.readPost, { params: { id: postId } });
  expect(post.response.total_comments).toBe(0);
});

test('a comment is returned as it is listed', async () => {
  const written = await comment(nusrat, 'first');
  expect(written).toMatchObject({
    id: expect.any(Number) as number,
    content: 'first',
    created_at: expect.stringMatching(/\.\d{3}Z$/) as string,
    user: {
      id: nusrat.id,
      username: nusrat.username,
      display_name: null,
      profile_picture: null,
    },
    replies: [],
    parent_id: null,
    total_likes: 0,
    user_liked: false,
    mentions: [],
    edited_at: null,
    total_replies: 0,
  });
  expect((await list()).response).toEqual({ comments: [written] });
});

test('comments are listed oldest first with their replies nested, and all of them are counted', async () => {
  const first = await comment(nusrat, 'first');
  const second = await comment(tanvir, 'second');
  const under = await reply(tanvir, first.id, 'under first');
  const deeper = await reply(nusrat, under.id, 'deeper');
  const later = await reply(author, first.id, 'later');
  expect((await list()).response.comments).toEqual([
    {
      ...first,
      total_replies: 2,
      replies: [{ ...under, total_replies: 1, replies: [deeper] }, later],
    },
    second,
  ]);
  const post = await callAs(server, nusrat, calls.readPost, { params: { id: postId } });
  expect(post.response.total_comments).toBe(5);
});

test('a post without comments has an empty list', async () => {
  expect((await list()).response).toEqual({ comments: [] });
});

test('a page counts comments, not replies, and includes the replies of its comments', async () => {
  const ids: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { id } = await comment(nusrat, `comment ${i}`);
    ids.push(id);
    await reply(tanvir, id, 'one');
    await reply(tanvir, id, 'two');
  }
  const shape = ({ response }: Awaited<ReturnType<typeof list>>) =>
    response.comments.map(({ id, replies }) => [id, replies.length]);
  expect(shape(await list({ limit: 2 }))).toEqual([
    [ids[0], 2],
    [ids[1], 2],
  ]);
  expect(shape(await list({ limit: 2, offset: 2 }))).toEqual([[ids[2], 2]]);
  expect((await list({ offset: 3 })).response.comments).toEqual([]);
  expect((await list({ limit: 201 })).status).toBe(400);
});

test('of more than two hundred comments the first page has two hundred, the next the others', async () => {
  const rows = Array.from({ length: 205 }, (_, i) => ({
    post_id: postId,
    user_id: tanvir.id,
    parent_id: null,
    depth: 1,
    content: `comment ${i}`,
    created_at: server.clock.now(),
  }));
  await server.deps.db.insertInto('comments').values(rows).execute();
  const texts = async (query: Record<string, number>) =>
    (await list(query)).response.comments.map(({ content }) => content);
  const all = rows.map(({ content }) => content);
  expect(await texts({})).toEqual(all.slice(0, 200));
  expect(await texts({ offset: 200 })).toEqual(all.slice(200));
});

test('likes of comments and replies are counted and shown to their readers', async () => {
  const { id } = await comment(tanvir, 'first');
  const under = await reply(tanvir, id, 'under');
  for (const comment_id of [id, under.id]) {
    await callAs(server, nusrat, calls.like, { body: { post_id: postId, comment_id } });
    await callAs(server, author, calls.like, { body: { post_id: postId, comment_id } });
  }
  await callAs(server, author, calls.like, { body: { post_id: postId, comment_id: under.id } });
  const [first] = (await list()).response.comments;
  expect(first).toMatchObject({ total_likes: 2, user_liked: true });
  expect(first?.replies[0]).toMatchObject({ total_likes: 1, user_liked: true });
  const params = { post_id: postId };
  const others = await callAs(server, author, calls.listComments, { params });
  expect(others.response.comments[0]?.replies[0]).toMatchObject({
    total_likes: 1,
    user_liked: false,
  });
});

test('a reply to the fifth level is added at that same level', async () => {
  const path = [await comment(nusrat, 'level 1')];
  for (let level = 2; level <= 5; level += 1) {
    path.push(await reply(nusrat, path.at(-1)?.id ?? 0, `level ${level}`));
  }
  const [fourth, fifth] = path.slice(3);
  const beyond = await reply(tanvir, fifth?.id ?? 0, 'level 6');
  expect(beyond.parent_id).toBe(fourth?.id);
  const next = await reply(nusrat, beyond.id, 'level 7');
  expect(next.parent_id).toBe(fourth?.id);
  const depthOf = (comments: Comment[]): number =>
    comments.length === 0 ? 0 : 1 + Math.max(...comments.map(({ replies }) => depthOf(replies)));
  expect(depthOf((await list()).response.comments)).toBe(5);
  const toldOfSixth = (await told()).filter(({ actor_id }) => actor_id === tanvir.id);
  expect(toldOfSixth.map(({ user_id, type }) => [user_id, type])).toEqual([
    [nusrat.id, 'reply'],
    [author.id, 'comment'],
  ]);
});

test('the post’s author is notified of a comment, but not of their own', async () => {
  await comment(nusrat, 'first');
  await comment(author, 'mine');
  expect(await told()).toEqual([{ user_id: author.id, actor_id: nusrat.id, type: 'comment' }]);
});

test('a reply notifies the author replied to, and the post’s author unless they are the same', async () => {
  const { id } = await comment(nusrat, 'first');
  const mine = await comment(author, 'mine');
  await server.deps.db.deleteFrom('notifications').execute();
  await reply(tanvir, id, 'to nusrat');
  await reply(tanvir, mine.id, 'to the author');
  await reply(nusrat, id, 'to myself');
  expect(await told()).toEqual([
    { user_id: nusrat.id, actor_id: tanvir.id, type: 'reply' },
    { user_id: author.id, actor_id: tanvir.id, type: 'comment' },
    { user_id: author.id, actor_id: tanvir.id, type: 'reply' },
    { user_id: author.id, actor_id: nusrat.id, type: 'comment' },
  ]);
});

test('thirty concurrent comments and replies are all stored and counted', async () => {
  const { id } = await comment(nusrat, 'first');
  await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      i % 2 === 0 ? comment(tanvir, `comment ${i}`) : reply(nusrat, id, `reply ${i}`),
    ),
  );
  const { comments } = (await list()).response;
  expect([comments.length, comments[0]?.total_replies]).toEqual([16, 15]);
  const post = await callAs(server, nusrat, calls.readPost, { params: { id: postId } });
  expect(post.response.total_comments).toBe(31);
});
