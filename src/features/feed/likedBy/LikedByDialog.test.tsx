import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { Person } from '#contract/entities/person';
import { comment } from '#contract/fixtures/posts';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePost } from '../testing/feedServer';
import { openCard } from '../testing/openCard';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';

const makeLiker = (id: number): Person => ({
  ...noDetails,
  id,
  username: `liker${id}`,
  display_name: id === 1 ? 'Nusrat Jahan' : null,
  university_name: id === 1 ? 'BUET' : null,
  department: id === 1 ? 'CSE' : null,
});
let people: Person[] = [];
const respondWithPage = ({ request }: { request: Request }) => {
  const { searchParams } = new URL(request.url);
  const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
  return HttpResponse.json({ people: people.slice(offset, offset + limit) });
};
const server = startApiServer(...feedHandlers, onCall('listPostLikes', respondWithPage));
beforeEach(() => {
  fakeScreen();
  people = [makeLiker(1), makeLiker(2), makeLiker(3)];
});

const openList = async () => {
  const view = await openCard([makePost(8)]);
  const count = within(view.card).getByRole('button', { name: '3 likes' });
  await view.user.click(count);
  return { ...view, count, dialog: await screen.findByRole('dialog', { name: 'Liked by' }) };
};

test('the number of likes opens the people, with links to their profiles', async () => {
  const { user, count, dialog } = await openList();
  const items = await within(dialog).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'NNusrat Jahan @liker1BUET · CSE',
    'Lliker2',
    'Lliker3',
  ]);
  expect(within(dialog).getByRole('link', { name: 'Nusrat Jahan @liker1' })).toHaveAttribute(
    'href',
    '/dashboard/liker1/about',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(count).toHaveFocus();
});

test('more people are loaded page by page', async () => {
  people = Array.from({ length: 25 }, (_, n) => makeLiker(n + 1));
  const { user, dialog } = await openList();
  await user.click(await within(dialog).findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(25));
  expect(within(dialog).queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an empty list says so, and a failure can be retried', async () => {
  server.use(onCall('listPostLikes', () => new HttpResponse(null, { status: 500 })));
  const { user, dialog } = await openList();
  expect(await within(dialog).findByText('Couldn’t load who likes this.')).toBeVisible();
  server.resetHandlers();
  people = [];
  await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
  expect(await within(dialog).findByText('No one to show here.')).toBeVisible();
});

test('a post without likes has no list', async () => {
  const { card } = await openCard([makePost(8, { total_likes: 0 })]);
  expect(within(card).queryByRole('button', { name: /likes?$/ })).toBeNull();
  expect(within(card).getByLabelText('Like, 0')).toHaveTextContent('0');
});

test('the number of likes of a comment opens the people who like the comment', async () => {
  const asked: unknown[] = [];
  people = Array.from({ length: 21 }, (_, n) => makeLiker(n + 1));
  server.use(
    onCall('listCommentLikes', ({ request, params }) => {
      asked.push(params.comment_id);
      return respondWithPage({ request });
    }),
    onCall('listPostLikes', () => new HttpResponse(null, { status: 500 })),
  );
  feedServer.reset([makePost(8, { total_comments: 1 })]);
  feedServer.comments = [{ ...structuredClone(comment), total_likes: 21 }];
  const { user } = await openFeedPage();
  await user.click(await screen.findByRole('button', { name: 'Comment 1' }));
  const section = await screen.findByRole('region', { name: 'Comments' });
  const count = await within(section).findByRole('button', { name: '21 likes' });
  await user.click(count);
  const dialog = await screen.findByRole('dialog', { name: 'Liked by' });
  await user.click(await within(dialog).findByRole('button', { name: 'Show more' }));
  expect(await within(dialog).findByText('liker21')).toBeVisible();
  expect(asked).toEqual([String(comment.id), String(comment.id)]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(count).toHaveFocus();
});
