import { pause } from '#shared/testing/startSession';
import { selectList, selectShownIds } from '../feedState';
import { feedOpened } from '../feedSlice';
import { selectIsLiked, selectTotalLikes } from '../likes';
import { MAIN_VIEW } from '../postView';
import { feedServer } from './feedServer';
import { startFeed } from './openFeedPage';

/** Creates a store that has loaded the first page of the feed, with helpers for tests. */
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
