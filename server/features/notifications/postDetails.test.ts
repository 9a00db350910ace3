import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { DOC } from '#server/testing/files/documents';
import type { FormFile } from '#server/testing/files/filesForm';
import { callAs } from '#server/testing/rights/callAs';
import { sendFiles } from '#server/testing/sendFiles';

const OPTICS =
  'Our reading group meets on Tuesdays at five, in the seminar room next to the library.';
/** Its first 80 characters, without the word that they cut. */
const TITLE = 'Our reading group meets on Tuesdays at five, in the seminar room next to the…';
let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let rafi: TestUser;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [nusrat, tanvir, rafi] = await Promise.all([server.person(), server.person(), server.person()]);
});

const write = async (author: TestUser, content: string) =>
  (await callAs(server, author, calls.createTextPost, { body: { content } })).response.id;
const comment = async (author: TestUser, postId: number, content: string) =>
  (
    await callAs(server, author, calls.createComment, {
      params: { post_id: postId },
      body: { content },
    })
  ).response.id;
const reply = async (author: TestUser, postId: number, to: number, content: string) =>
  (
    await callAs(server, author, calls.replyToComment, {
      params: { post_id: postId, comment_id: to },
      body: { post_id: postId, parent_id: to, content },
    })
  ).response.id;
const told = async (user: TestUser) =>
  (await callAs(server, user, calls.listNotifications)).response;
const only = async (user: TestUser) => {
  const [first, ...others] = await told(user);
  expect(others).toEqual([]);
  return first;
};

test('a like, a share and a new post name the post by its first words', async () => {
  await connectUsers(server, nusrat, rafi);
  const postId = await write(nusrat, `\n${OPTICS}\nBring tea.`);
  await callAs(server, tanvir, calls.like, { body: { post_id: postId } });
  await callAs(server, tanvir, calls.sharePost, { params: { post_id: postId }, body: {} });
  const about = { post_id: postId, title: TITLE };
  expect(await told(nusrat)).toEqual([
    expect.objectContaining({ type: 'share', ...about }),
    expect.objectContaining({ type: 'like', ...about }),
  ]);
  expect(await only(rafi)).toMatchObject({ type: 'new_post', ...about });
  for (const { excerpt, comment_id } of [...(await told(nusrat)), ...(await told(rafi))])
    expect([excerpt, comment_id]).toEqual([undefined, undefined]);
});

test('a comment, a reply and a mention have the words of the comment and its id', async () => {
  const postId = await write(nusrat, OPTICS);
  const first = await comment(tanvir, postId, 'I can bring\na counter-example');
  const about = { post_id: postId, title: TITLE };
  expect(await only(nusrat)).toMatchObject({
    type: 'comment',
    ...about,
    excerpt: 'I can bring a counter-example',
    comment_id: first,
  });
  const words = `Ask @${rafi.username}, ${'who knows '.repeat(30)}`;
  const second = await reply(nusrat, postId, first, words);
  const excerpt = expect.stringMatching(/^Ask @\S+ who knows .* (who|knows)…$/) as string;
  const answered = { ...about, excerpt, comment_id: second };
  expect(await only(tanvir)).toMatchObject({ type: 'reply', ...answered });
  expect(await only(rafi)).toMatchObject({ type: 'mention', ...answered });
  expect([...((await only(rafi))?.excerpt ?? '')].length).toBeLessThanOrEqual(140);
});

test('a mention in a post names the post, also one that was edited in', async () => {
  const postId = await write(nusrat, `With @${tanvir.username}`);
  expect(await only(tanvir)).toMatchObject({
    type: 'mention',
    post_id: postId,
    title: `With @${tanvir.username}`,
  });
  const body = { content: `With @${rafi.username} instead` };
  await callAs(server, nusrat, calls.updateTextPost, { params: { id: postId }, body });
  expect(await only(rafi)).toMatchObject({ title: `With @${rafi.username} instead` });
});

test('without a text, a document names its post; an event’s title always does', async () => {
  await connectUsers(server, nusrat, rafi);
  const files: FormFile[] = [['notes of week 3.doc', DOC]];
  const document = await sendFiles(server, nusrat, calls.createDocumentPost, { files });
  const { response: event } = await callAs(server, nusrat, calls.createEventPost, {
    body: {
      content: 'Come along!',
      event_title: 'Open lab',
      event_description: 'Lenses',
      event_date: '2199-03-05',
      event_time: '18:30',
    },
  });
  const titles = ['Open lab', 'notes of week 3.doc'];
  expect((await told(rafi)).map(({ title }) => title)).toEqual(titles);
  for (const { id } of [document.response, event])
    await callAs(server, tanvir, calls.like, { body: { post_id: id } });
  const liked = await told(nusrat);
  expect(liked.map(({ title }) => title)).toEqual(titles);
  expect(liked.map(({ event_id }) => event_id)).toEqual([event.event?.id, undefined]);
});

test.each([
  ['four-byte signs', '😀'.repeat(600)],
  ['control signs', '\u0001\u0002"\\'.repeat(500)],
  ['one letter with many marks', `e${'\u0301'.repeat(3_000)}`],
  ['blanks', `x${' \n'.repeat(2_000)}y`],
])('%s fit into the details, so that the comment is stored', async (_name, text) => {
  const postId = await write(nusrat, text);
  const id = await comment(tanvir, postId, text);
  const { title = '', excerpt = '', comment_id } = (await only(nusrat)) ?? {};
  expect(comment_id).toBe(id);
  expect([...title].length).toBeLessThanOrEqual(80);
  expect([...excerpt].length).toBeLessThanOrEqual(140);
  expect(`${title}${excerpt}`).not.toMatch(/[\p{Cc}]/u);
});

test('a notification from before details reads without them', async () => {
  await server.deps.db
    .insertInto('notifications')
    .values({ user_id: nusrat.id, actor_id: tanvir.id, type: 'like', subject: 'post:1' })
    .execute();
  expect(Object.keys((await only(nusrat)) ?? {}).sort()).toEqual([
    'actor_display_name',
    'actor_id',
    'actor_image_url',
    'actor_username',
    'created_at',
    'id',
    'is_read',
    'post_id',
    'type',
  ]);
});

test('the words of a comment leave all its notifications when it is edited; those of its replies stay', async () => {
  const postId = await write(nusrat, OPTICS);
  const first = await comment(tanvir, postId, `Said to @${rafi.username}`);
  const second = await reply(rafi, postId, first, 'An answer');
  await callAs(server, tanvir, calls.editComment, {
    params: { comment_id: first },
    body: { content: `Told @${rafi.username}` },
  });
  const left = async (user: TestUser) =>
    (await told(user)).map(({ comment_id, title, excerpt }) => [comment_id, title, excerpt]);
  expect(await left(rafi)).toEqual([[first, TITLE, undefined]]);
  expect(await left(tanvir)).toEqual([[second, TITLE, 'An answer']]);
  expect(await left(nusrat)).toEqual([
    [second, TITLE, 'An answer'],
    [first, TITLE, undefined],
  ]);
});

test('the words of removed comments leave the notifications that others have read', async () => {
  const postId = await write(nusrat, OPTICS);
  const first = await comment(tanvir, postId, 'Taken back, with a reply');
  const second = await comment(tanvir, postId, 'Taken back');
  await reply(rafi, postId, first, 'Why?');
  await callAs(server, nusrat, calls.markAllNotificationsRead);
  for (const comment_id of [first, second])
    await callAs(server, tanvir, calls.deleteComment, { params: { comment_id } });
  expect((await told(nusrat)).map(({ excerpt }) => excerpt)).toStrictEqual([
    'Why?',
    undefined,
    undefined,
  ]);
});

test('words and titles disappear with a person who is hidden since, on either side', async () => {
  const postId = await write(nusrat, OPTICS);
  const first = await comment(tanvir, postId, 'Words of Tanvir');
  await reply(rafi, postId, first, 'Words of Rafi');
  const block = (blocker: TestUser, blocked: TestUser) =>
    callAs(server, blocker, calls.block, { body: { user_id: blocked.id } });
  // The author of the post blocks the reader, who sees neither its title nor replies below it.
  await block(nusrat, tanvir);
  expect(await told(tanvir)).toEqual([]);
  expect(JSON.stringify(await told(nusrat))).not.toContain('Words of Tanvir');
  expect(JSON.stringify(await told(nusrat))).toContain('Words of Rafi');
  await block(rafi, nusrat);
  expect(await told(nusrat)).toEqual([]);
});
