import { calls } from '#contract/calls/index';
import { feedMessages } from '#contract/messages';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let author: TestUser;
let reader: TestUser;
let other: TestUser;
let postId: number;

beforeAll(async () => {
  server = await createTestServer();
  author = await server.person();
  reader = await server.person();
  other = await server.person();
});
afterAll(() => server.close());

const write = async (content: string) =>
  (await callAs(server, author, calls.createTextPost, { body: { content } })).response.id;
beforeEach(async () => {
  postId = await write('Hello\nworld');
});

const share = (user: TestUser, post_id = postId, body: Record<string, unknown> = {}) =>
  callAs(server, user, calls.sharePost, { params: { post_id }, body });
const unshare = (user: TestUser, post_id = postId) =>
  callAs(server, user, calls.unsharePost, { params: { post_id } });
const read = (token: string) => callAs(server, null, calls.readSharedPost, { params: { token } });

async function tokenOf(user: TestUser, id = postId) {
  const { status, response } = await share(user, id);
  expect(status).toBe(200);
  return response.share_link.replace(/^.*\//, '');
}
const told = () =>
  server.deps.db
    .selectFrom('notifications')
    .select(['user_id', 'actor_id', 'type'])
    .where('post_id', '=', postId)
    .execute();

testRefusals(() => server, ['sharePost', 'unsharePost']);

test('a link is an unguessable address of this site', async () => {
  const { share_link } = (await share(reader, postId, { post_id: postId })).response;
  expect(share_link).toMatch(/^http:\/\/localhost\/share\/[\w-]{22}$/);
});

test('a link leads to the host by which the sharer opened Quad', async () => {
  const { body } = await server.api<{ share_link: string }>(
    'POST',
    `/interactions/${postId}/share/`,
    {
      token: reader.token,
      headers: { host: '192.168.1.5:3000' },
      json: {},
    },
  );
  expect(body.share_link).toMatch(/^http:\/\/192\.168\.1\.5:3000\/share\//);
});

test('one person gets the same link to a post each time, and another person another', async () => {
  const first = await tokenOf(reader);
  expect(await tokenOf(reader)).toBe(first);
  expect(await tokenOf(other)).not.toBe(first);
  expect(await tokenOf(reader, await write('another'))).not.toBe(first);
});

test('twenty concurrent shares by one person give one link', async () => {
  const links = await Promise.all(Array.from({ length: 20 }, () => share(reader)));
  expect(new Set(links.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(links.map(({ response }) => response.share_link)).size).toBe(1);
  expect(await told()).toHaveLength(1);
});

test('a missing post is neither shared nor unshared', async () => {
  expect((await share(reader, 999_999)).status).toBe(404);
  expect((await unshare(reader, 999_999)).status).toBe(404);
});

test('a share whose path and body name different posts is refused', async () => {
  expect((await share(reader, postId, { post_id: postId + 1 })).status).toBe(400);
});

test('the author is notified of a share once, and never of their own', async () => {
  await share(author);
  await share(reader);
  await unshare(reader);
  await share(reader);
  expect(await told()).toEqual([{ user_id: author.id, actor_id: reader.id, type: 'share' }]);
});

test('anyone with the link sees the post, without the fields for members', async () => {
  const { status, response } = await read(await tokenOf(reader));
  expect(status).toBe(200);
  expect(response).toEqual({
    title: 'Hello',
    content: 'Hello\nworld',
    post_type: 'text',
    media_url: null,
    media: [],
    documents: [],
    event: null,
    calendar_url: null,
    created_at: expect.stringMatching(/Z$/) as string,
    user: { username: author.username, display_name: null, profile_picture: null },
  });
});

test('the title is the first line that is not blank, cut at eighty characters', async () => {
  const titleOf = async (content: string) =>
    (await read(await tokenOf(reader, await write(content)))).response.title;
  expect(await titleOf('\n \r\n  first  \nsecond')).toBe('first');
  expect(await titleOf('🎓'.repeat(100))).toBe('🎓'.repeat(80));
});

test.each(['x', '%', "'; --", 'a'.repeat(100), '../../posts'])(
  'the link %j, which was never created, is not found',
  async (token) => {
    const { status, problem } = await read(token);
    expect([status, problem.detail]).toEqual([404, feedMessages.sharedNotFound]);
  },
);

test('a withdrawn link is gone, and the next one differs', async () => {
  const token = await tokenOf(reader);
  expect((await unshare(reader)).status).toBe(204);
  expect((await read(token)).problem.detail).toBe('Post not found or link is invalid.');
  expect((await unshare(reader)).status).toBe(204);
  expect(await tokenOf(reader)).not.toBe(token);
});

test('the author withdraws all links to a post, another person only their own', async () => {
  const tokens = [await tokenOf(author), await tokenOf(reader), await tokenOf(other)];
  const states = () => Promise.all(tokens.map(async (token) => (await read(token)).status));
  await unshare(reader);
  expect(await states()).toEqual([200, 404, 200]);
  await unshare(author);
  expect(await states()).toEqual([404, 404, 404]);
});

test('a link is deleted with its post', async () => {
  const token = await tokenOf(reader);
  await callAs(server, author, calls.deletePost, { params: { id: postId } });
  expect((await read(token)).status).toBe(404);
});

test('shares while the post is deleted succeed or find no post', async () => {
  const shares = Array.from({ length: 10 }, () => share(reader));
  const remove = callAs(server, author, calls.deletePost, { params: { id: postId } });
  for (const { status } of await Promise.all(shares)) expect([200, 404]).toContain(status);
  expect((await remove).status).toBe(204);
});

test('the shared posts that one address reads in five minutes are limited', async () => {
  const limited = await createTestServer({ config: { rateLimits: 'on' } });
  const ask = () => callAs(limited, null, calls.readSharedPost, { params: { token: 'x' } });
  for (let i = 0; i < 300; i += 1) expect((await ask()).status).toBe(404);
  expect((await ask()).status).toBe(429);
  await limited.close();
});
