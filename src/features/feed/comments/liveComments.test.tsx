import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Comment } from '#contract/entities/comment';
import { comment } from '#contract/fixtures/posts';
import type { ServerFrame } from '#contract/frames';
import { WATCHED_POSTS_MAX } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { onCall } from '#shared/testing/onCall';
import { runTurns } from '#shared/testing/runTurns';
import { settled } from '#shared/testing/settled';
import { commentsHidden, commentsShown } from '../feedSlice';
import { feedHandlers, feedServer, makePost } from '../testing/feedServer';
import { fakeScreen, openFeedPage, startFeed } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
const EDITED_AT = '2025-03-05T14:00:00.000Z';
const makeComment = (id: number, changes: Partial<Comment> = {}): Comment => ({
  ...structuredClone(comment),
  ...{ id, content: `Comment no. ${id}`, parent_id: null, replies: [], total_replies: 0 },
  ...changes,
});

beforeAll(() => import('./followComments'), 60_000);
beforeEach(() => {
  fakeScreen();
  feedServer.reset([makePost(5, { total_comments: 2 })]);
  feedServer.comments = [structuredClone(comment)];
});

async function openComments() {
  const opened = await openFeedPage();
  const [socket] = opened.ports.sockets;
  if (!socket) throw new Error('There is no socket.');
  act(() => socket.open());
  const receive = (frame: ServerFrame) => act(() => socket.receive(frame));
  receive({ type: 'ready', last_message_id: null });
  await opened.user.click(await screen.findByRole('button', { name: /^Comment \d/ }));
  const inside = within(await screen.findByRole('region', { name: 'Comments' }));
  await inside.findByText(comment.content);
  const watches = () =>
    socket.sent.flatMap((text) => {
      const frame = JSON.parse(text) as { type: string; post_ids: number[] };
      return frame.type === 'watch_comments' ? [frame.post_ids] : [];
    });
  await waitFor(() => expect(watches()).toEqual([[5]]));
  receive({ type: 'comments_watched', post_ids: [5] });
  const added = (id: number, parent_id: number | null, total_comments: number) =>
    receive({ type: 'comment_added', post_id: 5, comment_id: id, parent_id, total_comments });
  const removed = (id: number, stays: boolean, total_comments: number) =>
    receive({ type: 'comment_removed', post_id: 5, comment_id: id, stays, total_comments });
  return { ...opened, socket, receive, inside, watches, added, removed };
}
const reads = () => feedServer.calls.filter((call) => /comment\/\d+$/.test(call));
const lists = () => feedServer.calls.filter((call) => call.includes('interactions/5/comments'));
const count = (total: number) => screen.getByRole('button', { name: `Comment ${total}` });

test('comments and replies of others appear in their place, and are counted', async () => {
  const { added, inside } = await openComments();
  feedServer.comments.push(makeComment(301));
  added(301, null, 3);
  expect(await inside.findByText('Comment no. 301')).toBeVisible();
  expect(count(3)).toBeInTheDocument();
  const reply = makeComment(302, { parent_id: 201 });
  feedServer.comments[0]?.replies.push(reply);
  added(302, 201, 4);
  const shown = await inside.findByText('Comment no. 302');
  expect(inside.getAllByRole('listitem')[0]).toContainElement(shown);
  expect(count(4)).toBeInTheDocument();
  expect(reads()).toEqual(['GET interactions/comment/301', 'GET interactions/comment/302']);
  expect(lists()).toHaveLength(1);
});

test('an edit of others shows, and one that is known is not read again', async () => {
  const { receive, inside, store } = await openComments();
  feedServer.comments = [{ ...structuredClone(comment), content: 'Changed', edited_at: EDITED_AT }];
  const frame = {
    type: 'comment_changed',
    post_id: 5,
    comment_id: 201,
    edited_at: EDITED_AT,
  } as const;
  receive(frame);
  expect(await inside.findByText('Changed')).toBeVisible();
  expect(inside.getByText('Perfect, please do.')).toBeVisible();
  expect(inside.getByText('edited')).toBeVisible();
  receive(frame);
  receive({ ...frame, comment_id: 999 });
  await settled(store);
  expect(reads()).toHaveLength(1);
});

test('a deletion leaves a stub or nothing, as the server says', async () => {
  const { removed, inside } = await openComments();
  removed(201, true, 1);
  expect(await inside.findByText('Comment deleted')).toBeVisible();
  expect(count(1)).toBeInTheDocument();
  removed(202, false, 0);
  await waitFor(() => expect(inside.queryByText('Comment deleted')).not.toBeInTheDocument());
  expect(inside.queryByText('Perfect, please do.')).not.toBeInTheDocument();
  expect(reads()).toEqual([]);
});

test('a change during a reading of the comments is not undone by its older response', async () => {
  const { added, inside, store } = await openComments();
  const { opened, open } = createGate();
  const before = structuredClone(feedServer.comments);
  server.use(
    onCall('listComments', async () => {
      await opened;
      return HttpResponse.json({ comments: before });
    }),
  );
  act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: 'Comments', id: 5 }])));
  feedServer.comments.push(makeComment(301));
  added(301, null, 3);
  await settled(store, { held: 1 });
  open();
  expect(await inside.findByText('Comment no. 301')).toBeVisible();
  await settled(store);
  expect(inside.getByText('Comment no. 301')).toBeVisible();
});

test('a comment is not shown if it was deleted while it was read', async () => {
  const { added, removed, inside, store } = await openComments();
  const { opened, open } = createGate();
  server.use(
    onCall('readComment', async () => {
      await opened;
      return HttpResponse.json({ comment: makeComment(301), ancestors: [], post_id: 5 });
    }),
  );
  added(301, null, 3);
  await settled(store, { held: 1 });
  removed(301, false, 2);
  open();
  await settled(store);
  expect(inside.queryByText('Comment no. 301')).not.toBeInTheDocument();
  expect(count(2)).toBeInTheDocument();
});

test('a reply being written stays when its comment is deleted, and the focus with it', async () => {
  const { removed, inside, user } = await openComments();
  await user.click(inside.getByRole('button', { name: 'Reply to nusrat_j' }));
  await user.type(inside.getByRole('textbox', { name: 'Reply to nusrat_j' }), 'Half a');
  removed(202, false, 1);
  expect(await inside.findByText('Comment deleted')).toBeVisible();
  const field = inside.getByDisplayValue('Half a');
  expect(field).toHaveFocus();
});

test('the focus moves to a neighbour when the comment that has it is deleted', async () => {
  const { removed, inside } = await openComments();
  act(() => inside.getByRole('button', { name: 'Reply to nusrat_j' }).focus());
  removed(202, false, 1);
  await waitFor(() => expect(inside.getAllByRole('listitem')[0]).toHaveFocus());
});

test('an own comment is inserted and counted once, whichever of frame and response comes first', async () => {
  const { added, inside, user, store } = await openComments();
  const field = inside.getByRole('textbox', { name: 'Write a comment' });
  server.use(
    onCall('createComment', async () => {
      added(301, null, 3);
      await runTurns();
      return HttpResponse.json(makeComment(301, { content: 'My own' }), { status: 201 });
    }),
  );
  await user.type(field, 'My own{Control>}{Enter}{/Control}');
  await inside.findByText('My own', { selector: 'p' });
  await settled(store);
  expect(inside.getAllByText('My own', { selector: 'p' })).toHaveLength(1);
  expect(count(3)).toBeInTheDocument();
  expect(reads()).toEqual([]);
});

test('after a reconnect the comments are watched and read again', async () => {
  const { socket, inside, ports } = await openComments();
  act(() => {
    socket.drop(1012);
    ports.timers.advance(1_000);
  });
  const next = ports.sockets.at(-1);
  expect(next).not.toBe(socket);
  feedServer.comments.push(makeComment(301));
  act(() => next?.open());
  act(() => next?.receive({ type: 'ready', last_message_id: null }));
  await waitFor(() => expect(next?.sent.join()).toContain('"watch_comments","post_ids":[5]'));
  expect(inside.queryByText('Comment no. 301')).not.toBeInTheDocument();
  act(() => next?.receive({ type: 'comments_watched', post_ids: [5] }));
  expect(await inside.findByText('Comment no. 301')).toBeVisible();
  expect(lists()).toHaveLength(2);
});

test('with many changes at once the list is read again instead of each comment', async () => {
  const { added, inside } = await openComments();
  const late = Array.from({ length: 30 }, (_, index) => makeComment(400 + index));
  const { opened, open } = createGate();
  server.use(
    onCall('readComment', async () => {
      await opened;
      return new HttpResponse(null, { status: 404 });
    }),
  );
  feedServer.comments.push(...late);
  late.forEach(({ id }, index) => added(id, null, 3 + index));
  open();
  expect(await inside.findByText('Comment no. 429')).toBeVisible();
  expect(lists()).toHaveLength(2);
});

test('a notification does not read watched comments again', async () => {
  const { receive, store } = await openComments();
  receive({
    type: 'notification',
    notification: {
      ...{ id: 1, type: 'comment', post_id: 5, actor_username: 'tanvir.h' },
      ...{
        actor_id: 12,
        actor_display_name: null,
        actor_image_url: null,
        created_at: EDITED_AT,
        is_read: false,
      },
    },
  });
  await settled(store);
  expect(lists()).toHaveLength(1);
});

test('closed comments are watched no longer, and reopened ones are read again', async () => {
  const { user, watches, receive } = await openComments();
  await user.click(count(2));
  await waitFor(() => expect(watches().at(-1)).toEqual([]));
  await user.click(count(2));
  await waitFor(() => expect(watches().at(-1)).toEqual([5]));
  receive({ type: 'comments_watched', post_ids: [5] });
  await waitFor(() => expect(lists()).toHaveLength(2));
});

test('only the posts shown last are watched, with one frame for changes at once', async () => {
  const { store, ports } = await startFeed();
  const [socket] = ports.sockets;
  socket?.open();
  const ids = Array.from({ length: WATCHED_POSTS_MAX + 2 }, (_, index) => index + 1);
  for (const postId of ids) store.dispatch(commentsShown({ postId, isStale: false }));
  store.dispatch(commentsHidden(ids.length));
  await settled(store);
  const expected = ids.slice(1, -1);
  expect(socket?.sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    { type: 'watch_comments', post_ids: expected },
  ]);
});
