import { pause } from '#shared/testing/startSession';
import { selectList, selectShownIds } from '../feedState';
import { feedOpened } from '../feedSlice';
import { selectIsLiked, selectTotalLikes } from '../likes';
import { MAIN_VIEW } from '../postView';
import { feedServer } from './feedServer';
import { startFeed } from './openFeedPage';

/** A store that has read the first page of the feed, and what a test asks of it. */
export async function openFeed(highlightId: number | null = null) {
  const started = await startFeed();
  const { store } = started;
  store.dispatch(feedOpened({ view: MAIN_VIEW, highlightId }));
  await pause();
  const ids = () => selectShownIds(store.getState(), 'main');
  const list = () => selectList(store.getState(), 'main');
  const like = (id: number) => [
    selectIsLiked(store.getState(), id),
    selectTotalLikes(store.getState(), id),
  ];
  const likeCalls = () => feedServer.calls.filter((call) => call.includes('/like'));
  return { ...started, ids, list, like, likeCalls };
}
