import { settled, type Expected } from '#shared/testing/settled';
import { selectList, selectShownIds } from '../feedState';
import { selectIsLiked, selectTotalLikes } from '../likes';
import { openChosenView } from '../page/openChosenView';
import { feedServer } from './feedServer';
import { startFeed } from './openFeedPage';

/** Creates a store that has loaded the first page of the feed, with helpers for tests. */
export async function openFeed(highlightId: number | null = null, expected?: Expected) {
  const started = await startFeed();
  const { store } = started;
  store.dispatch(openChosenView({ highlightId, commentId: null }));
  await settled(store, expected);
  const ids = () => selectShownIds(store.getState(), 'main');
  const list = () => selectList(store.getState(), 'main');
  const like = (id: number) => [
    selectIsLiked(store.getState(), id),
    selectTotalLikes(store.getState(), id),
  ];
  const likeCalls = () => feedServer.calls.filter((call) => call.includes('/like'));
  return { ...started, ids, list, like, likeCalls };
}
