import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { notificationsOf, startDiscussion, type Discussion } from './testing/discussion';

const RACES = 25;
let server: TestServer;
let author: TestUser;
let nusrat: TestUser;
let tanvir: TestUser;
let on: Discussion;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [author, nusrat, tanvir] = await Promise.all([server.person(), server.person(), server.person()]);
  on = await startDiscussion(server, author);
});

const stub = (id: number, replies: unknown) => ({
  ...{ id, content: 'Comment deleted', deleted: true, edited_at: null, mentions: [] },
  ...{ total_likes: 0, user_liked: false, replies },
  user: { username: 'deleted', display_name: null, profile_picture: null },
});
const rowOf = (id: number) =>
  server.deps.db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();

testRefusals(() => server, ['deleteComment']);

test('a comment without replies disappears, with its likes and mentions', async () => {
  const kept = await on.say(tanvir, 'kept');
  const { id } = await on.say(nusrat, `gone, @${tanvir.username}`);
  await on.like(tanvir, id);
  expect((await on.remove(nusrat, id)).status).toBe(204);
  expect(await on.list(tanvir)).toEqual([kept]);
  expect(await on.count(tanvir)).toBe(1);
  expect((await on.read(tanvir, id)).status).toBe(404);
  expect(await on.like(tanvir, id)).toBe(404);
  const { db } = server.deps;
  const mentions = await db
    .selectFrom('mentions')
    .where('target_id', '=', id)
    .selectAll()
    .execute();
  expect([await rowOf(id), mentions]).toEqual([undefined, []]);
});

test('a comment with replies becomes a stub, which no one can answer, like, edit or delete again', async () => {
  const { id } = await on.say(nusrat, `first, @${tanvir.username}`);
  const reply = await on.say(tanvir, 'a reply', id);
  await on.like(tanvir, id);
  await on.edit(nusrat, id, 'first of all');
  expect((await on.remove(nusrat, id)).status).toBe(204);
  const [shown] = await on.list(tanvir);
  expect(shown).toMatchObject(stub(id, [reply]));
  expect(await on.count(tanvir)).toBe(1);
  expect((await on.read(tanvir, id)).response.comment).toEqual(shown);
  expect((await on.read(tanvir, reply.id)).response.ancestors).toMatchObject([stub(id, [])]);
  expect(await rowOf(id)).toMatchObject({ content: '', deleted_by: nusrat.id });

  expect((await on.reply(tanvir, id, 'x')).status).toBe(404);
  expect(await on.like(tanvir, id)).toBe(404);
  expect((await on.edit(nusrat, id, 'back')).status).toBe(404);
  expect((await on.remove(nusrat, id)).status).toBe(404);
});

test('with its last reply, a stub and the stubs above it disappear', async () => {
  const first = await on.say(nusrat, 'first');
  const second = await on.say(tanvir, 'second', first.id);
  const third = await on.say(nusrat, 'third', second.id);
  const fourth = await on.say(tanvir, 'fourth', third.id);
  const beside = await on.say(tanvir, 'beside', first.id);
  for (const { id } of [first, third]) await on.remove(nusrat, id);
  await on.remove(tanvir, second.id);
  expect(await on.count(author)).toBe(2);
  await on.remove(tanvir, fourth.id);
  expect(await on.list(author)).toMatchObject([stub(first.id, [beside])]);
  expect(await on.count(author)).toBe(1);
  await on.remove(tanvir, beside.id);
  expect([await on.list(author), await on.count(author)]).toEqual([[], 0]);
});

test('the author of the post removes a comment, and its author is notified', async () => {
  const { id } = await on.say(nusrat, 'first');
  const own = await on.say(author, 'mine');
  expect((await on.remove(author, id)).status).toBe(204);
  expect((await on.remove(author, own.id)).status).toBe(204);
  expect(await notificationsOf(server, nusrat)).toEqual([`comment_removed comment:${id}`]);
  const { response } = await callAs(server, nusrat, calls.listNotifications, { query: {} });
  expect(response).toMatchObject([
    { type: 'comment_removed', post_id: on.postId, actor_username: author.username },
  ]);
  expect(await on.list(nusrat)).toEqual([]);
});

test('the author’s own deletion notifies no one, and takes the unread notification along', async () => {
  const { id } = await on.say(nusrat, 'first');
  expect(await notificationsOf(server, author)).toEqual([`comment comment:${id}`]);
  await on.remove(nusrat, id);
  expect(await notificationsOf(server, author)).toEqual([]);
  expect(await notificationsOf(server, nusrat)).toEqual([]);
});

test('another reader may not delete, and an unknown or hidden comment is not found', async () => {
  const { id } = await on.say(nusrat, 'first');
  const { status, problem } = await on.remove(tanvir, id);
  expect([status, problem.detail]).toEqual([
    403,
    'Only its author and the author of the post can delete this comment.',
  ]);
  expect((await on.remove(nusrat, 999_999)).status).toBe(404);
  await callAs(server, author, calls.block, { body: { user_id: nusrat.id } });
  expect((await on.remove(nusrat, id)).status).toBe(404);
  expect((await on.remove(author, id)).status).toBe(404);
});

test('if an edit and a deletion race, the loser gets a 404 and leaves no trace', async () => {
  for (let race = 0; race < RACES; race += 1) {
    const { id } = await on.say(nusrat, 'first');
    if (race % 2 === 0) await on.say(tanvir, 'a reply', id);
    const [edited, removed] = await Promise.all([
      on.edit(nusrat, id, 'changed'),
      on.remove(race % 3 === 0 ? author : nusrat, id),
    ]);
    // The edit may come first, and then both succeed. The comment is removed either way.
    expect([removed.status, [200, 404]]).toEqual([204, expect.arrayContaining([edited.status])]);
    expect((await rowOf(id))?.content ?? '').toBe('');
  }
});

test('of several deletions at once, one succeeds and counts', async () => {
  const { id } = await on.say(nusrat, 'first');
  await on.say(tanvir, 'a reply', id);
  const people = [nusrat, author, nusrat, author, nusrat];
  const all = await Promise.all(people.map((person) => on.remove(person, id)));
  expect(all.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
  expect(await on.count(tanvir)).toBe(1);
});

test('a reply that races the deletion of its parent either stands below a stub or is refused', async () => {
  for (let race = 0; race < RACES; race += 1) {
    const { id } = await on.say(nusrat, 'first');
    const [replied, removed] = await Promise.all([
      on.reply(tanvir, id, 'quickly'),
      on.remove(nusrat, id),
    ]);
    expect(removed.status).toBe(204);
    const left = await on.list(tanvir);
    if (replied.status === 200) {
      expect(left).toMatchObject([stub(id, [replied.response])]);
      await on.remove(tanvir, replied.response.id);
    } else expect([replied.status, left]).toEqual([404, []]);
    expect([await on.list(tanvir), await on.count(tanvir)]).toEqual([[], 0]);
  }
});
