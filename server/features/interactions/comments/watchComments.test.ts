import { calls } from '#contract/calls/index';
import type { ServerFrame } from '#contract/frames';
import { WATCHED_POSTS_MAX } from '#contract/limits';
import { removePersonalData } from '#domain/personalData';
import { commentsChannel, type CommentHint } from '#server/realtime/publish';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { waitUntil } from '#server/testing/waitUntil';
import { readersWhoSee } from '../commentVisibility';
import { startDiscussion, type Discussion } from './testing/discussion';

let server: TestServer;
let address: string;
let author: TestUser;
let nusrat: TestUser;
let tanvir: TestUser;
let on: Discussion;
const opened: TestSocket[] = [];

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  [author, nusrat, tanvir] = await Promise.all([server.person(), server.person(), server.person()]);
  on = await startDiscussion(server, author);
});
afterEach(() => opened.splice(0).forEach((socket) => socket.raw.terminate()));

async function watch(user: TestUser, post_ids: number[] = [on.postId]) {
  const socket = await openSocket(address, user);
  opened.push(socket);
  socket.send({ type: 'watch_comments', post_ids });
  const { post_ids: watched } = await socket.next('comments_watched');
  return { socket, watched };
}
const block = (by: TestUser, other: TestUser) =>
  callAs(server, by, calls.block, { body: { user_id: other.id } });
const isAboutComments = ({ type }: ServerFrame) => type.startsWith('comment_');
/** The frames about comments that came so far. Another comment, which everyone sees, comes last. */
async function framesOf(...sockets: TestSocket[]) {
  const last = await on.say(author, 'last');
  return Promise.all(
    sockets.map(async (socket) => {
      await socket.next('comment_added', ({ comment_id }) => comment_id === last.id);
      return socket.frames.filter(isAboutComments).slice(0, -1);
    }),
  );
}

test('those who watch a post receive what is added, changed and removed, in order', async () => {
  const [{ socket }, own] = [await watch(tanvir), await watch(nusrat)];
  const { id } = await on.say(nusrat, 'first');
  const reply = await on.say(tanvir, 'a reply', id);
  const { edited_at } = (await on.edit(nusrat, id, 'second thoughts')).response;
  // A change that is sent after its comment is gone isn't shown to anyone.
  for (const watching of [socket, own.socket]) await watching.next('comment_changed');
  await on.remove(author, id);
  await on.remove(tanvir, reply.id);
  const place = { post_id: on.postId };
  const expected = [
    { type: 'comment_added', ...place, comment_id: id, parent_id: null, total_comments: 1 },
    { type: 'comment_added', ...place, comment_id: reply.id, parent_id: id, total_comments: 2 },
    { type: 'comment_changed', ...place, comment_id: id, edited_at },
    { type: 'comment_removed', ...place, comment_id: id, stays: true, total_comments: 1 },
    { type: 'comment_removed', ...place, comment_id: reply.id, stays: false, total_comments: 0 },
  ];
  expect(await framesOf(socket, own.socket)).toEqual([expected, expected]);
});

test('a removal is seen although the comment is gone when it is sent, but not by those blocked', async () => {
  const hints: CommentHint[] = [];
  const leave = server.deps.bus.subscribe(commentsChannel(on.postId), (hint) =>
    hints.push(hint as CommentHint),
  );
  const { id } = await on.say(nusrat, 'first');
  const reply = await on.say(author, 'a reply', id);
  await on.remove(nusrat, id);
  await on.remove(author, reply.id);
  await waitUntil(() => expect(hints).toHaveLength(4));
  leave();
  await block(nusrat, tanvir);
  const other = await server.person();
  for (const removal of hints.slice(2)) {
    const seeing = await readersWhoSee(server.deps.db, removal, [other.id, tanvir.id]);
    expect(seeing).toEqual(new Set([other.id]));
  }
});

test('an edit to the same text, a like and a refused call send nothing', async () => {
  const { id } = await on.say(nusrat, 'first');
  const { socket } = await watch(tanvir);
  await on.edit(nusrat, id, 'first');
  await on.like(tanvir, id);
  await on.remove(tanvir, id);
  expect(await framesOf(socket)).toEqual([[]]);
});

test('a frame replaces the posts that a socket watches', async () => {
  const { socket } = await watch(tanvir);
  const other = await startDiscussion(server, author);
  socket.send({ type: 'watch_comments', post_ids: [other.postId] });
  expect((await socket.next('comments_watched')).post_ids).toEqual([other.postId]);
  await on.say(nusrat, 'not here');
  const { id } = await other.say(nusrat, 'here');
  expect(await socket.next('comment_added')).toMatchObject({ comment_id: id });
  socket.send({ type: 'watch_comments', post_ids: [] });
  expect((await socket.next('comments_watched')).post_ids).toEqual([]);
  const channels = [commentsChannel(on.postId), commentsChannel(other.postId)];
  expect(await server.deps.bus.audience(channels)).toEqual(new Set());
});

test('unknown posts, and those of people hidden from the reader, are not watched', async () => {
  const other = await startDiscussion(server, nusrat);
  await block(nusrat, tanvir);
  const { watched } = await watch(tanvir, [on.postId, other.postId, 999_999_999]);
  expect(watched).toEqual([on.postId]);
});

test('readers receive nothing about comments by, or below those of, people hidden from them', async () => {
  const hidden = await on.say(nusrat, 'before the block');
  await block(nusrat, tanvir);
  const [{ socket }, seeing] = [await watch(tanvir), await watch(author)];
  const { id } = await on.say(nusrat, 'unseen');
  const below = await on.say(author, 'below an unseen one', id);
  await on.edit(nusrat, hidden.id, 'changed');
  await on.remove(nusrat, id);
  await on.remove(author, below.id);
  await on.remove(nusrat, hidden.id);
  const [unseen, seen] = await framesOf(socket, seeing.socket);
  expect(unseen).toEqual([]);
  expect(seen).toHaveLength(6);
});

test('a block ends the frames of a post that is watched already', async () => {
  const { socket } = await watch(tanvir);
  const seeing = await watch(nusrat);
  await block(author, tanvir);
  const { id } = await on.say(nusrat, 'after the block');
  await seeing.socket.next('comment_added', ({ comment_id }) => comment_id === id);
  await socket.quiet();
  expect(socket.frames.filter(isAboutComments)).toEqual([]);
});

test('a deleted account’s comments are removed for those who watch', async () => {
  const { id } = await on.say(nusrat, 'first');
  await on.say(author, 'a reply', id);
  const { socket } = await watch(tanvir);
  await server.deps.db
    .updateTable('users')
    .set({ deleted_at: server.clock.now() })
    .where('id', '=', nusrat.id)
    .execute();
  await removePersonalData(server.deps, nusrat.id);
  const removed = { comment_id: id, stays: true, total_comments: 1 };
  expect(await socket.next('comment_removed')).toMatchObject(removed);
});

test('a socket that closes watches no longer, and the process leaves the channel', async () => {
  const [first, second] = [await watch(tanvir), await watch(nusrat)];
  const channel = commentsChannel(on.postId);
  first.socket.raw.close();
  await first.socket.closed;
  expect(await server.deps.bus.audience([channel])).toEqual(new Set([channel]));
  second.socket.raw.close();
  await waitUntil(async () => expect(await server.deps.bus.audience([channel])).toEqual(new Set()));
});

test('more posts than a socket may watch are refused, and it keeps those it has', async () => {
  const { socket } = await watch(tanvir);
  const post_ids = Array.from({ length: WATCHED_POSTS_MAX + 1 }, (_, index) => index + 1);
  socket.send({ type: 'watch_comments', post_ids });
  expect(await socket.next('error')).toMatchObject({ code: 'invalid' });
  expect(await framesOf(socket)).toEqual([[]]);
});

test('twenty people who comment at once are received in full by each who watches', async () => {
  const watching = await Promise.all([tanvir, nusrat, author].map((user) => watch(user)));
  const written = await Promise.all(
    Array.from({ length: 20 }, (_, i) => on.say(i % 2 ? nusrat : tanvir, `comment ${i}`)),
  );
  const ids = written.map(({ id }) => id).sort((a, b) => a - b);
  for (const frames of await framesOf(...watching.map(({ socket }) => socket))) {
    const added = frames.flatMap((frame) => (frame.type === 'comment_added' ? [frame] : []));
    expect(added.map(({ comment_id }) => comment_id).sort((a, b) => a - b)).toEqual(ids);
    expect(Math.max(...added.map(({ total_comments }) => total_comments))).toBe(20);
  }
});
