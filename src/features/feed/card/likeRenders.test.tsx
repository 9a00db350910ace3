import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePosts } from '../testing/feedServer';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';
import * as actions from './PostActions';
import * as header from './PostHeader';

const POSTS = 500;
const server = startApiServer(...feedHandlers);

it('with 500 posts on the page only the liked card renders again', async () => {
  fakeScreen();
  feedServer.reset(makePosts(POSTS, 1));
  server.use(onCall('listPosts', () => HttpResponse.json({ posts: feedServer.posts })));
  const { user } = await openFeedPage();
  await screen.findByText('Note 1');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(POSTS);
  const renders = [jest.spyOn(header, 'PostHeader'), jest.spyOn(actions, 'PostActions')];

  const card = cards[250];
  if (!card) throw new Error('No such card.');
  const liked = Number(card.dataset.postId);
  await user.click(within(card).getByLabelText('Like, 3'));
  await waitFor(() => expect(within(card).getByLabelText('Like, 4')).toBeInTheDocument());
  await waitFor(() => expect(renders[0]).toHaveBeenCalled());

  const headers = jest.mocked(header.PostHeader).mock.calls.map(([{ post }]) => post.id);
  const rows = jest.mocked(actions.PostActions).mock.calls.map(([{ postId }]) => postId);
  expect([...new Set([...headers, ...rows])]).toEqual([liked]);
});
