import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Comment } from '#contract/entities/comment';
import { comment } from '#contract/fixtures/posts';
import { COMMENTS_PAGE_SIZE, HIGHLIGHT_MS } from '#contract/limits';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePosts } from '../testing/feedServer';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
/** Replies by the id of the comment they are to. */
let replies: Record<number, Comment[]>;

beforeAll(() => Promise.all([import('./showComment'), import('./CommentSection')]), 60_000);
beforeEach(() => {
  fakeScreen();
  replies = {};
  feedServer.reset(makePosts(6, 1));
  server.use(
    onCall('listComments', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      feedServer.calls.push(`${pathname}?${searchParams.toString()}`);
      const offset = Number(searchParams.get('offset') ?? 0);
      const comments = feedServer.comments.slice(offset, offset + COMMENTS_PAGE_SIZE);
      return HttpResponse.json({ comments });
    }),
    onCall('listReplies', ({ request, params }) => {
      const { pathname, searchParams } = new URL(request.url);
      feedServer.calls.push(`${pathname}?${searchParams.toString()}`);
      const all = replies[Number(params.comment_id)] ?? [];
      const left = all.filter(({ id }) => id > Number(searchParams.get('after_id') ?? 0));
      const page = left.slice(0, Number(searchParams.get('limit')));
      return HttpResponse.json({
        replies: page,
        total_replies: all.length,
        has_more: left.length > page.length,
        last_id: page.at(-1)?.id ?? 0,
      });
    }),
  );
});

const make = (id: number, changes: Partial<Comment> = {}): Comment => ({
  ...comment,
  id,
  content: `Comment ${id}`,
  replies: [],
  total_replies: 0,
  ...changes,
});
const link = (commentId: number | string) => `/dashboard/posts?highlight=3&comment=${commentId}`;
/** The element of a role that contains a text, and no other element of that role around it. */
const around = async (role: 'article' | 'listitem', text: string) => {
  const inner = await screen.findByText(text);
  const found = screen.getAllByRole(role).findLast((element) => element.contains(inner));
  if (!found) throw new Error(`“${text}” is in no ${role}.`);
  return found;
};
const item = (id: number) => around('listitem', `Comment ${id}`);
const post = () => around('article', 'Note 3');
const asked = (path: string) => feedServer.calls.filter((call) => call.includes(path)).length;

test('opens the comments at the linked one, highlights it briefly, and scrolls to it', async () => {
  feedServer.comments = [make(21), make(22), make(23)];
  const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const { ports } = await openFeedPage(link(22));
  const linked = await item(22);
  await waitFor(() => expect(linked).toHaveFocus());
  expect(linked).toHaveClass('marked');
  expect(await item(21)).not.toHaveClass('marked');
  expect(await post()).not.toHaveClass('marked');
  const scrolled = scroll.mock.contexts.at(-1) as HTMLElement;
  expect(scrolled).toHaveTextContent('Comment 22');
  expect(scrolled).not.toBe(linked);
  act(() => ports.timers.advance(HIGHLIGHT_MS));
  expect(linked).not.toHaveClass('marked');
  expect(linked).toBeVisible();
});

test('finds a comment on a later page', async () => {
  const count = COMMENTS_PAGE_SIZE + 3;
  feedServer.comments = Array.from({ length: count }, (_, index) => make(100 + index));
  await openFeedPage(link(99 + count));
  await waitFor(async () => expect(await item(99 + count)).toHaveFocus());
  expect(asked('/3/comments')).toBe(2);
});

test('finds a reply that is not loaded, at any depth, and opens its thread', async () => {
  const inner = make(80, { parent_id: 40, total_replies: 2 });
  replies = {
    20: [make(40, { parent_id: 20, total_replies: 1 })],
    40: [inner],
    80: [make(90), make(95)],
  };
  feedServer.comments = [make(20, { total_replies: 1 }), make(99)];
  await openFeedPage(link(95));
  await waitFor(async () => expect(await item(95)).toHaveFocus());
  expect(await item(40)).toContainElement(await item(95));
});

test.each(['999', 'x', '-1'])('an unknown comment (%s) shows the post only', async (id) => {
  feedServer.comments = [make(21)];
  await openFeedPage(link(id));
  const article = await post();
  await waitFor(() => expect(article).toHaveFocus());
  if (id === '999') await waitFor(() => expect(asked('/3/comments')).toBe(1));
  expect(article).toHaveClass('marked');
  expect(screen.queryByText('Comment 21')).not.toBeInTheDocument();
});

test('a search for a comment that never ends is given up', async () => {
  const crowd = Array.from({ length: 2_000 }, (_, index) => make(1_000 + index));
  replies = { 20: crowd };
  feedServer.comments = [make(20, { total_replies: crowd.length })];
  await openFeedPage(link(9_999));
  await waitFor(() => expect(asked('/replies')).toBe(10));
  expect(await post()).toHaveFocus();
  expect(screen.queryByText('Comment 20')).not.toBeInTheDocument();
});

test('if the comments cannot be loaded, the post is shown', async () => {
  server.use(onCall('listComments', () => new HttpResponse(null, { status: 500 })));
  await openFeedPage(link(21));
  await waitFor(async () => expect(await post()).toHaveFocus());
  expect(screen.queryByRole('region', { name: 'Comments' })).not.toBeInTheDocument();
});

test('a list from before the comment was written is loaded again', async () => {
  feedServer.comments = [make(21)];
  const { user, navigate } = await openFeedPage();
  await user.click(within(await post()).getByRole('button', { name: /^Comment/ }));
  await item(21);
  feedServer.comments = [make(21), make(22)];
  await navigate(link(22));
  await waitFor(async () => expect(await item(22)).toHaveFocus());
});
