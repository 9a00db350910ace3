import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  nusrat = await createVerifiedUser(server, { university: 'University of Dhaka' });
  tanvir = await createVerifiedUser(server);
});
afterAll(() => server.close());
afterEach(() => server.deps.db.deleteFrom('posts').execute());

async function write(author: TestUser, content: string) {
  const { status, response } = await callAs(server, author, calls.createTextPost, {
    body: { content },
  });
  expect(status).toBe(201);
  return response;
}

const edit = (user: TestUser, id: number | string, body: Record<string, unknown>) =>
  callAs(server, user, calls.updateTextPost, { params: { id }, body });
const remove = (user: TestUser, id: number) =>
  callAs(server, user, calls.deletePost, { params: { id } });
const read = (user: TestUser, id: number | string) =>
  callAs(server, user, calls.readPost, { params: { id } });
const feed = (user: TestUser, query: Record<string, string | number> = {}) =>
  callAs(server, user, calls.listPosts, { query });

testRefusals(
  () => server,
  ['createTextPost', 'updateTextPost', 'deletePost', 'listPosts', 'readPost'],
);

test.each([
  ['blank', ' \n '],
  ['longer than 10,000 characters', '👩'.repeat(10_001)],
])('a note whose text is %s is refused with its field', async (_, content) => {
  const { status, problem } = await callAs(server, nusrat, calls.createTextPost, {
    body: { content },
  });
  expect(status).toBe(400);
  expect(problem.errors).toHaveProperty('content');
});

test('a note of 10,000 characters beyond the basic plane is stored', async () => {
  const content = '👩'.repeat(10_000);
  expect((await write(nusrat, content)).content).toBe(content);
});

test('a new note is returned in full, with its author and hashtags', async () => {
  const post = await write(nusrat, 'Join us <b>today</b> #UniversityOfDhaka #ঢাকা');
  expect(post).toMatchObject({
    id: expect.any(Number) as number,
    user: {
      id: nusrat.id,
      username: nusrat.username,
      display_name: null,
      profile_picture: null,
      university_name: 'University of Dhaka',
    },
    content: 'Join us <b>today</b> #UniversityOfDhaka #ঢাকা',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.\d{3}Z$/) as string,
    edited_at: null,
    post_type: 'text',
    media_url: null,
    document_url: null,
    media: [],
    documents: [],
    event: null,
    user_liked: false,
    total_likes: 0,
    total_comments: 0,
    hashtags: ['universityofdhaka', 'ঢাকা'],
    mentions: [],
    can: ['comment', 'edit', 'delete', 'share'],
  });
  expect((await read(nusrat, post.id)).response).toEqual({ ...post, post });
});

test('a new note notifies the author’s connections, and no one else, after it is stored', async () => {
  const author = await createVerifiedUser(server);
  const friend = await createVerifiedUser(server);
  await connectUsers(server, author, friend);
  const toUser = jest.spyOn(server.deps.publish, 'toUser').mockResolvedValue();
  const post = await write(author, 'hello');
  const frames = toUser.mock.calls.map(([userId, frame]) => ({ userId, frame }));
  expect(frames).toEqual([
    {
      userId: friend.id,
      frame: {
        type: 'notification',
        notification: expect.objectContaining({
          type: 'new_post',
          post_id: post.id,
          actor_username: author.username,
          actor_display_name: null,
          is_read: false,
        }) as unknown,
      },
    },
  ]);
});

test('a note is stored even if live notification fails', async () => {
  const author = await createVerifiedUser(server);
  await connectUsers(server, author, nusrat);
  jest.spyOn(server.deps.publish, 'toUser').mockRejectedValue(new Error('the bus is down'));
  const post = await write(author, 'hello');
  expect((await read(nusrat, post.id)).status).toBe(200);
});

test('only the author edits a note: others are refused, and an unknown one is not found', async () => {
  const { id } = await write(nusrat, 'mine');
  expect((await edit(tanvir, id, { content: 'yours' })).status).toBe(403);
  expect((await edit(tanvir, id + 1000, { content: 'yours' })).status).toBe(404);
  expect((await edit(nusrat, '1e3', { content: 'x' })).status).toBe(400);
  expect((await read(tanvir, id)).response.content).toBe('mine');
});

test('an edited note has its new text and hashtags and an edit time', async () => {
  const { id } = await write(nusrat, 'first #one');
  const { status, response } = await edit(nusrat, id, { content: 'second #two' });
  expect(status).toBe(200);
  expect(response).toMatchObject({ id, content: 'second #two', hashtags: ['two'] });
  expect(response.edited_at).not.toBeNull();
});

test('an edit that changes nothing does not count as one', async () => {
  const { id } = await write(nusrat, 'same');
  expect((await edit(nusrat, id, {})).response).toMatchObject({ content: 'same', edited_at: null });
  expect((await edit(nusrat, id, { content: 'same' })).response.edited_at).toBeNull();
});

test('a post of another kind is not edited as a note', async () => {
  const { id } = await server.deps.db
    .insertInto('posts')
    .values({ user_id: nusrat.id, post_type: 'media', content: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await edit(nusrat, id, { content: 'x' })).status).toBe(409);
});

test('only the author deletes a post, once, and everything on it is deleted with it', async () => {
  const { db } = server.deps;
  await connectUsers(server, nusrat, tanvir);
  const { id } = await write(nusrat, 'to be deleted');
  await callAs(server, tanvir, calls.like, { body: { post_id: id } });
  await callAs(server, tanvir, calls.createComment, {
    params: { post_id: id },
    body: { content: 'nice' },
  });
  expect((await remove(tanvir, id)).status).toBe(403);
  expect((await remove(nusrat, id)).status).toBe(204);
  expect((await remove(nusrat, id)).status).toBe(404);
  expect((await read(nusrat, id)).status).toBe(404);
  for (const table of ['post_likes', 'comments', 'notifications'] as const) {
    expect(await db.selectFrom(table).where('post_id', '=', id).selectAll().execute()).toEqual([]);
  }
});

test('ten concurrent deletions delete once', async () => {
  const { id } = await write(nusrat, 'to be deleted');
  const results = await Promise.all(Array.from({ length: 10 }, () => remove(nusrat, id)));
  expect(results.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(404)]);
});

test.each([
  [{ limit: 51 }],
  [{ limit: 0 }],
  [{ offset: -1 }],
  [{ before_id: 'x' }],
  [{ user_id: 0 }],
])('the feed refuses %j', async (query) => {
  expect((await feed(nusrat, query)).status).toBe(400);
});

test('the feed has ten posts a page, newest first, and continues by offset or by id', async () => {
  const ids: number[] = [];
  for (let i = 0; i < 13; i += 1) ids.unshift((await write(nusrat, `note ${i}`)).id);
  const idsOf = async (query: Record<string, string | number>) =>
    (await feed(tanvir, query)).response.posts.map(({ id }) => id);
  expect(await idsOf({})).toEqual(ids.slice(0, 10));
  expect(await idsOf({ offset: 10 })).toEqual(ids.slice(10));
  expect(await idsOf({ before_id: ids[9] ?? 0, limit: 2 })).toEqual(ids.slice(10, 12));
  expect(await idsOf({ offset: 1000 })).toEqual([]);
});

test('the feed of one person has only their posts', async () => {
  const { id } = await write(nusrat, 'by nusrat');
  await write(tanvir, 'by tanvir');
  const { posts } = (await feed(tanvir, { user_id: nusrat.id })).response;
  expect(posts.map((post) => post.id)).toEqual([id]);
  expect((await feed(tanvir, { user_id: 999_999 })).response.posts).toEqual([]);
});

test('the feed of one kind has only posts of that kind', async () => {
  const { id } = await write(nusrat, 'a note');
  expect((await feed(tanvir, { post_type: 'text' })).response.posts.map((each) => each.id)).toEqual(
    [id],
  );
  expect((await feed(tanvir, { post_type: 'media' })).response.posts).toEqual([]);
  expect((await feed(tanvir, { post_type: 'poll' })).status).toBe(400);
});

test('readers see their own likes and the total count', async () => {
  const { id } = await write(nusrat, 'like me');
  await callAs(server, tanvir, calls.like, { body: { post_id: id } });
  expect((await feed(tanvir)).response.posts[0]).toMatchObject({
    user_liked: true,
    total_likes: 1,
  });
  expect((await feed(nusrat)).response.posts[0]).toMatchObject({
    user_liked: false,
    total_likes: 1,
  });
});
