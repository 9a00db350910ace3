import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let author: TestUser;
let reader: TestUser;
let postId: number;
let commentId: number;

beforeAll(async () => {
  server = await createTestServer();
  author = await createVerifiedUser(server);
  reader = await createVerifiedUser(server);
});
afterAll(() => server.close());

beforeEach(async () => {
  postId = (await callAs(server, author, calls.createTextPost, { body: { content: 'hello' } }))
    .response.id;
  const comment = { params: { post_id: postId }, body: { content: 'first' } };
  commentId = (await callAs(server, author, calls.createComment, comment)).response.id;
});

const like = (user: TestUser, body: Record<string, unknown>) =>
  callAs(server, user, calls.like, { body });

/** The counter on the row, and the actual number of likes. */
async function counted(table: 'post' | 'comment') {
  const { db } = server.deps;
  const [things, likes, key, id] =
    table === 'post'
      ? (['posts', 'post_likes', 'post_id', postId] as const)
      : (['comments', 'comment_likes', 'comment_id', commentId] as const);
  const row = await db
    .selectFrom(things)
    .select('total_likes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom(likes).selectAll().where(key, '=', id).execute();
  return [row.total_likes, rows.length];
}

testRefusals(() => server, ['like']);

test.each([[{}], [{ post_id: '1e3' }], [{ post_id: 0 }], [{ post_id: 1, liked: 'yes' }]])(
  'a like of %j is refused',
  async (body) => {
    expect((await like(reader, body)).status).toBe(400);
  },
);

test('a like of a missing post or comment is not found', async () => {
  const other = await callAs(server, author, calls.createTextPost, { body: { content: 'other' } });
  expect((await like(reader, { post_id: 999_999 })).status).toBe(404);
  expect((await like(reader, { post_id: postId, comment_id: 999_999 })).status).toBe(404);
  const stray = { post_id: other.response.id, comment_id: commentId };
  expect((await like(reader, stray)).status).toBe(404);
});

test('a like toggles at each call', async () => {
  const responses = [];
  for (let i = 0; i < 3; i += 1) responses.push((await like(reader, { post_id: postId })).response);
  expect(responses).toEqual([
    { total_likes: 1, user_liked: true },
    { total_likes: 0, user_liked: false },
    { total_likes: 1, user_liked: true },
  ]);
});

test('setting a like again changes nothing', async () => {
  const set = async (liked: boolean) => (await like(reader, { post_id: postId, liked })).response;
  expect(await set(false)).toEqual({ total_likes: 0, user_liked: false });
  expect(await set(true)).toEqual({ total_likes: 1, user_liked: true });
  expect(await set(true)).toEqual({ total_likes: 1, user_liked: true });
  expect(await set(false)).toEqual({ total_likes: 0, user_liked: false });
  expect(await set(false)).toEqual({ total_likes: 0, user_liked: false });
});

test('a comment has likes of its own: the post’s likes stay the same', async () => {
  const liked = await like(reader, { post_id: postId, comment_id: commentId });
  expect(liked.response).toEqual({ total_likes: 1, user_liked: true });
  expect([await counted('comment'), await counted('post')]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect((await like(reader, { post_id: postId, comment_id: null })).response.total_likes).toBe(1);
});

test('the author is notified of a like once, even if it is withdrawn and repeated', async () => {
  for (let i = 0; i < 3; i += 1) await like(reader, { post_id: postId });
  await like(author, { post_id: postId });
  await like(reader, { post_id: postId, comment_id: commentId });
  const told = await server.deps.db
    .selectFrom('notifications')
    .select(['user_id', 'actor_id', 'type'])
    .where('post_id', '=', postId)
    .execute();
  expect(told).toEqual([{ user_id: author.id, actor_id: reader.id, type: 'like' }]);
});

test.each(['post', 'comment'] as const)(
  'of fifty parallel toggles of one %s by one person none is lost and the counter equals the rows',
  async (table) => {
    const body = { post_id: postId, ...(table === 'comment' && { comment_id: commentId }) };
    const results = await Promise.all(Array.from({ length: 50 }, () => like(reader, body)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]));
    expect(results.filter(({ response }) => response.user_liked)).toHaveLength(25);
    expect(await counted(table)).toEqual([0, 0]);
  },
);

test('fifty parallel calls that set one like count once', async () => {
  const on = Array.from({ length: 50 }, () => like(reader, { post_id: postId, liked: true }));
  for (const { response } of await Promise.all(on)) {
    expect(response).toEqual({ total_likes: 1, user_liked: true });
  }
  expect(await counted('post')).toEqual([1, 1]);
});

test('concurrent likes and unlikes of many people leave the counter equal to the rows', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => createVerifiedUser(server)));
  const acts = people.flatMap((person, i) => [
    like(person, { post_id: postId }),
    like(person, { post_id: postId, liked: i % 2 === 0 }),
    like(person, { post_id: postId }),
  ]);
  for (const { status } of await Promise.all(acts)) expect(status).toBe(200);
  const [counter, rows] = await counted('post');
  expect(counter).toBe(rows);
});

test('likes while the post is deleted leave nothing behind', async () => {
  const remove = callAs(server, author, calls.deletePost, { params: { id: postId } });
  const likes = Array.from({ length: 10 }, () => like(reader, { post_id: postId, liked: true }));
  const statuses = (await Promise.all([remove, ...likes])).map(({ status }) => status);
  expect(statuses[0]).toBe(204);
  for (const status of statuses.slice(1)) expect([200, 404]).toContain(status);
  const { db } = server.deps;
  expect(
    await db.selectFrom('post_likes').where('post_id', '=', postId).selectAll().execute(),
  ).toEqual([]);
});
