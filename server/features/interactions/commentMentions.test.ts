import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';

let server: TestServer;
let author: TestUser;
let nusrat: TestUser;
let tanvir: TestUser;
let lamia: TestUser;
let postId: number;

beforeEach(async () => {
  server = await createTestServer();
  author = await server.person({ username: 'rumi' });
  nusrat = await server.person({ username: 'nusrat' });
  tanvir = await server.person({ username: 'tanvir' });
  lamia = await server.person({ username: 'lamia' });
  const body = { content: 'hello' };
  postId = (await callAs(server, author, calls.createTextPost, { body })).response.id;
});
afterEach(() => server.close());

async function comment(user: TestUser, content: string, parent?: number) {
  const params = { post_id: postId };
  const sent =
    parent === undefined
      ? callAs(server, user, calls.createComment, { params, body: { post_id: postId, content } })
      : callAs(server, user, calls.replyToComment, {
          params: { ...params, comment_id: parent },
          body: { post_id: postId, parent_id: parent, content },
        });
  return (await sent).response;
}
const block = (user: TestUser, other: TestUser) =>
  callAs(server, user, calls.block, { body: { user_id: other.id } });
const told = async (user: TestUser) =>
  (
    await server.deps.db
      .selectFrom('notifications')
      .select(['type', 'subject'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute()
  ).map(({ type, subject }) => `${type} ${subject}`);
const listed = async (reader: TestUser) =>
  (await callAs(server, reader, calls.listComments, { params: { post_id: postId } })).response
    .comments;

test('a comment lists and notifies the people it mentions', async () => {
  const { id, mentions } = await comment(nusrat, '@tanvir and @lamia');
  expect(mentions).toEqual(['tanvir', 'lamia']);
  expect((await listed(lamia))[0]?.mentions).toEqual(['tanvir', 'lamia']);
  expect(await told(tanvir)).toEqual([`mention comment:${id}`]);
  const { response } = await callAs(server, tanvir, calls.listNotifications, { query: {} });
  expect(response[0]).toMatchObject({ type: 'mention', post_id: postId, actor_username: 'nusrat' });
});

test('a comment that mentions those who are notified of it anyway notifies them once', async () => {
  const first = await comment(nusrat, '@rumi and @nusrat');
  expect(await told(author)).toEqual([`comment comment:${first.id}`]);
  const reply = await comment(tanvir, '@nusrat, @rumi and @lamia', first.id);
  expect(await told(nusrat)).toEqual([`reply comment:${reply.id}`]);
  expect(await told(author)).toEqual([
    `comment comment:${first.id}`,
    `comment comment:${reply.id}`,
  ]);
  expect(await told(lamia)).toEqual([`mention comment:${reply.id}`]);
  const answered = (await listed(lamia))[0]?.replies[0];
  expect(answered?.mentions).toEqual(['nusrat', 'rumi', 'lamia']);
});

test('those who may not see the post, or a comment above, are not notified', async () => {
  await block(author, lamia);
  const first = await comment(nusrat, '@lamia');
  expect(first.mentions).toEqual(['lamia']);
  await block(tanvir, nusrat);
  await comment(author, '@tanvir', first.id);
  expect([await told(lamia), await told(tanvir)]).toEqual([[], []]);
});

test('a name is plain text for readers who are hidden from the person', async () => {
  await comment(nusrat, '@tanvir and @lamia');
  await block(lamia, tanvir);
  expect((await listed(lamia))[0]?.mentions).toEqual(['lamia']);
  expect((await listed(tanvir))[0]?.mentions).toEqual(['tanvir']);
  expect((await listed(author))[0]?.mentions).toEqual(['tanvir', 'lamia']);
});

test('deleting the post deletes the mentions in its comments', async () => {
  await comment(nusrat, '@tanvir');
  await callAs(server, author, calls.deletePost, { params: { id: postId } });
  expect(await server.deps.db.selectFrom('mentions').selectAll().execute()).toEqual([]);
});
