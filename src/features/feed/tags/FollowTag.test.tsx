import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedOpened } from '../feedSlice';
import { selectList } from '../feedState';
import { FEED_VIEWS } from '../postView';
import { feedHandlers, feedServer } from '../testing/feedServer';
import { startFeed } from '../testing/openFeedPage';
import { FollowTag } from './FollowTag';

let tags: string[];
const server = startApiServer(
  onCall('listFollowedTags', () => HttpResponse.json({ tags })),
  onCall('followTag', ({ params }) => {
    tags = [...tags, String(params.tag)];
    return HttpResponse.json({ detail: 'Followed' });
  }),
  onCall('unfollowTag', ({ params }) => {
    tags = tags.filter((tag) => tag !== params.tag);
    return new HttpResponse(null, { status: 204 });
  }),
  ...feedHandlers,
);
beforeEach(() => {
  tags = ['optics'];
  feedServer.reset([]);
});

async function open(hashtag: string) {
  const { store } = await startFeed();
  render(
    <Provider store={store}>
      <FollowTag hashtag={hashtag} />
    </Provider>,
  );
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
  return { store, user: userEvent.setup(), toasts };
}

test('a hashtag is followed and unfollowed, and the focus stays', async () => {
  const { user, toasts } = await open('ভাষা');
  await user.click(await screen.findByRole('button', { name: 'Follow #ভাষা' }));
  const button = await screen.findByRole('button', { name: 'Unfollow #ভাষা' });
  expect(button).toHaveFocus();
  expect(tags).toEqual(['optics', 'ভাষা']);
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Follow #ভাষা' })).toHaveFocus();
  expect(tags).toEqual(['optics']);
  expect(toasts()).toEqual([
    'You follow #ভাষা now. Its posts are on Home, under Followed.',
    'You no longer follow #ভাষা.',
  ]);
});

test('the view of followed hashtags is loaded again after a change', async () => {
  const { store, user } = await open('optics');
  store.dispatch(feedOpened({ view: FEED_VIEWS.followed, highlightId: null }));
  await user.click(await screen.findByRole('button', { name: 'Unfollow #optics' }));
  await screen.findByRole('button', { name: 'Follow #optics' });
  expect(selectList(store.getState(), 'scope:followed').isOutdated).toBe(true);
});

test('the reason of a refusal is shown', async () => {
  const detail = 'You follow 200 hashtags, which is the most. Unfollow one first.';
  server.use(onCall('followTag', () => HttpResponse.json({ detail }, { status: 409 })));
  const { user, toasts } = await open('physics');
  await user.click(await screen.findByRole('button', { name: 'Follow #physics' }));
  expect(toasts()).toEqual([detail]);
  expect(screen.getByRole('button', { name: 'Follow #physics' })).toBeVisible();
});

test('there is no button while the followed hashtags are unknown', async () => {
  server.use(onCall('listFollowedTags', () => HttpResponse.error()));
  const { user } = await open('physics');
  await user.tab();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
