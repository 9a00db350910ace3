import { calls } from '#contract/calls/index';
import { feedMessages } from '#contract/messages';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { setDisabled } from '#domain/people';
import { readSharedPostPreview } from './readSharedPostPreview';

let server: TestServer;
let author: TestUser;
let sharer: TestUser;
let other: TestUser;
let postId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [author, sharer, other] = [await server.person(), await server.person(), await server.person()];
  const body = { content: 'Hello' };
  postId = (await callAs(server, author, calls.createTextPost, { body })).response.id;
});

const share = (user: TestUser) =>
  callAs(server, user, calls.sharePost, { params: { post_id: postId }, body: {} });
const unshare = (user: TestUser) =>
  callAs(server, user, calls.unsharePost, { params: { post_id: postId } });
const tokenOf = async (user: TestUser) =>
  (await share(user)).response.share_link.replace(/^.*\//, '');
const block = (by: TestUser, { id }: TestUser) =>
  callAs(server, by, calls.block, { body: { user_id: id } });
const unblock = (by: TestUser, { id }: TestUser) =>
  callAs(server, by, calls.unblock, { params: { user_id: id } });
const disable = (user: TestUser, at: Date | null = server.clock.now()) =>
  setDisabled(server.deps.db, user.id, at);

/** The status of the public page of each link, and whether other sites get a preview. */
const open = (tokens: readonly string[]) =>
  Promise.all(
    tokens.map(async (token) => {
      const { status } = await callAs(server, null, calls.readSharedPost, { params: { token } });
      const preview = await readSharedPostPreview(server.deps, token, '203.0.113.5');
      return [status, preview !== null];
    }),
  );
const WORKS = [200, true];
const GONE = [404, false];

const directions = [
  ['whom the author blocked', () => [author, sharer] as const],
  ['who blocked the author', () => [sharer, author] as const],
] as const;

test.each(directions)('the person %s can neither share nor unshare the post', async (_, pair) => {
  await block(...pair());
  const missing = { status: 404, detail: 'This post does not exist.' };
  for (const { status, problem } of [await share(sharer), await unshare(sharer)]) {
    expect({ status, detail: problem.detail }).toEqual(missing);
  }
  const kept = server.deps.db.selectFrom('post_shares').select('token');
  expect(await kept.where('user_id', '=', sharer.id).execute()).toEqual([]);
});

test.each(directions)(
  'the link of the person %s is disabled until the block is lifted; other links keep working',
  async (_, pair) => {
    const tokens = [await tokenOf(sharer), await tokenOf(author), await tokenOf(other)];
    await block(...pair());
    expect(await open(tokens)).toEqual([GONE, WORKS, WORKS]);
    await unblock(...pair());
    expect(await open(tokens)).toEqual([WORKS, WORKS, WORKS]);
  },
);

test('a disabled link gets the same response as an unknown one', async () => {
  const token = await tokenOf(sharer);
  await block(author, sharer);
  const { problem } = await callAs(server, null, calls.readSharedPost, { params: { token } });
  expect(problem.detail).toBe(feedMessages.sharedNotFound);
});

test('disabling the author disables every link, and disabling a sharer theirs, until it is lifted', async () => {
  const tokens = [await tokenOf(sharer), await tokenOf(author), await tokenOf(other)];
  await disable(sharer);
  expect(await open(tokens)).toEqual([GONE, WORKS, WORKS]);
  await disable(sharer, null);
  await disable(author);
  expect(await open(tokens)).toEqual([GONE, GONE, GONE]);
  await disable(author, null);
  expect(await open(tokens)).toEqual([WORKS, WORKS, WORKS]);
});
