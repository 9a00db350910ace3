import { calls } from '#contract/calls/index';
import { COMMENT_MAX_LENGTH } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { notificationsOf, startDiscussion, type Discussion } from './testing/discussion';

let server: TestServer;
let author: TestUser;
let nusrat: TestUser;
let tanvir: TestUser;
let lamia: TestUser;
let on: Discussion;

beforeEach(async () => {
  server = await createTestServer();
  author = await server.person({ username: 'rumi' });
  nusrat = await server.person({ username: 'nusrat' });
  tanvir = await server.person({ username: 'tanvir' });
  lamia = await server.person({ username: 'lamia' });
  on = await startDiscussion(server, author);
});
afterEach(() => server.close());

const block = (user: TestUser, other: TestUser) =>
  callAs(server, user, calls.block, { body: { user_id: other.id } });

testRefusals(() => server, ['editComment', 'readComment']);

test('an edited comment has the new text and the time, with its replies and likes', async () => {
  const { id } = await on.say(nusrat, 'first');
  const reply = await on.say(tanvir, 'a reply', id);
  await on.like(tanvir, id);
  server.clock.advance(60_000);
  const before = server.clock.now().toISOString();
  const { status, response } = await on.edit(nusrat, id, 'second thoughts');
  expect(status).toBe(200);
  expect(response).toMatchObject({
    ...{ id, content: 'second thoughts', total_likes: 1, total_replies: 1 },
    edited_at: expect.stringMatching(/\.\d{3}Z$/) as string,
  });
  expect([before, response.edited_at].sort()[0]).toBe(before);
  expect(response.replies).toEqual([reply]);
  expect(await on.list(nusrat)).toEqual([response]);
  expect(await on.count(nusrat)).toBe(2);
});

test('the same text changes nothing', async () => {
  const written = await on.say(nusrat, 'first');
  server.clock.advance(60_000);
  expect((await on.edit(nusrat, written.id, 'first')).response).toEqual(written);
});

test.each([
  ['missing', undefined],
  ['blank', ' \n\u200b'],
  ['too long', 'x'.repeat(COMMENT_MAX_LENGTH + 1)],
  ['a number', 5],
])('a text that is %s is refused with its field', async (_, content) => {
  const { id } = await on.say(nusrat, 'first');
  const { status, problem } = await on.edit(nusrat, id, content);
  expect(status).toBe(400);
  expect(problem.errors).toHaveProperty('content');
});

test('only the author may edit, not even the author of the post', async () => {
  const { id } = await on.say(nusrat, 'first');
  for (const person of [author, tanvir]) {
    const { status, problem } = await on.edit(person, id, 'changed');
    expect([status, problem.detail]).toEqual([403, 'Only the author can edit this comment.']);
  }
  expect((await on.list(nusrat))[0]?.content).toBe('first');
});

test('an unknown or removed comment, and one on a hidden post, are not found', async () => {
  const { id } = await on.say(nusrat, 'first');
  expect((await on.edit(nusrat, 999_999, 'x')).status).toBe(404);
  await block(author, nusrat);
  expect((await on.edit(nusrat, id, 'x')).status).toBe(404);
  const other = await on.say(tanvir, 'second');
  await on.say(author, 'a reply', other.id);
  await on.remove(tanvir, other.id);
  expect((await on.edit(tanvir, other.id, 'back again')).status).toBe(404);
});

test('an edit notifies the people it newly mentions, once', async () => {
  const { id } = await on.say(nusrat, 'Ask @tanvir');
  const { response } = await on.edit(nusrat, id, 'Ask @tanvir or @lamia');
  expect(response.mentions).toEqual(['tanvir', 'lamia']);
  await on.edit(nusrat, id, 'Ask no one');
  await on.edit(nusrat, id, 'Ask @lamia, or @tanvir');
  const mention = [`mention comment:${id}`];
  expect([await notificationsOf(server, tanvir), await notificationsOf(server, lamia)]).toEqual([
    mention,
    mention,
  ]);
  expect((await on.list(author))[0]?.mentions).toEqual(['lamia', 'tanvir']);
});

test('those who were notified of the comment, or may not see it, are not notified of a mention', async () => {
  const first = await on.say(tanvir, 'first');
  const { id } = await on.say(nusrat, 'a reply', first.id);
  await block(author, lamia);
  await on.edit(nusrat, id, '@rumi @tanvir @lamia @nusrat');
  expect(await notificationsOf(server, tanvir)).toEqual([`reply comment:${id}`]);
  expect(await notificationsOf(server, author)).toEqual([
    `comment comment:${first.id}`,
    `comment comment:${id}`,
  ]);
  expect([await notificationsOf(server, lamia), await notificationsOf(server, nusrat)]).toEqual([
    [],
    [],
  ]);
});

test('edits count as comments for the limit of a minute', async () => {
  const limited = await createTestServer({
    config: {
      rateLimits: 'on',
      personLimits: { ...server.deps.config.personLimits, commentsPerMinute: 3 },
    },
  });
  const person = await limited.person();
  const there = await startDiscussion(limited, person);
  const { id } = await there.say(person, 'one');
  expect((await there.edit(person, id, 'two')).status).toBe(200);
  expect((await there.edit(person, id, 'three')).status).toBe(200);
  expect((await there.edit(person, id, 'four')).status).toBe(429);
  await limited.close();
});

test('one comment is read with its replies and with those above it, from the first level', async () => {
  const first = await on.say(nusrat, 'first');
  const second = await on.say(tanvir, 'second', first.id);
  const third = await on.say(lamia, 'third', second.id);
  const fourth = await on.say(nusrat, 'fourth', third.id);
  await on.like(author, second.id);
  const { status, response } = await on.read(author, third.id);
  expect(status).toBe(200);
  expect(response).toEqual({
    comment: { ...third, total_replies: 1, replies: [fourth] },
    ancestors: [
      { ...first, total_replies: 1 },
      { ...second, total_replies: 1, total_likes: 1, user_liked: true },
    ],
    post_id: on.postId,
  });
  expect((await on.read(author, first.id)).response).toMatchObject({ ancestors: [] });
  await block(tanvir, author);
  expect((await on.read(author, third.id)).status).toBe(404);
  expect((await on.read(author, 999_999)).status).toBe(404);
  expect(
    (await callAs(server, author, calls.readComment, { params: { comment_id: 'x' } })).status,
  ).toBe(400);
});
