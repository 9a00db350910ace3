import { startApiServer } from '#shared/testing/apiServer';
import { pause } from '#shared/testing/startSession';
import { feedOpened, feedReadAheadRequested } from './feedSlice';
import { selectPost } from './feedState';
import { MAIN_VIEW } from './postView';
import { feedHandlers, feedServer, makePost, makePosts } from './testing/feedServer';
import { startFeed } from './testing/openFeedPage';

startApiServer(...feedHandlers);
beforeEach(() => feedServer.reset(makePosts(3, 1)));

const opened = feedOpened({ view: MAIN_VIEW, highlightId: null });
const reads = () => feedServer.calls.filter((call) => call.startsWith('GET posts/'));

test('a feed that was read ahead is not read again when it opens, but is when it opens once more', async () => {
  const { store } = await startFeed();
  store.dispatch(feedReadAheadRequested());
  await pause();
  expect(store.getState().feed.lists.main?.ids).toEqual([3, 2, 1]);
  store.dispatch(opened);
  await pause();
  expect(reads()).toHaveLength(1);
  store.dispatch(opened);
  await pause();
  expect(reads()).toHaveLength(2);
});

test('a feed that opens while it is read ahead waits for that reading', async () => {
  const { store } = await startFeed();
  store.dispatch(feedReadAheadRequested());
  store.dispatch(opened);
  await pause();
  expect(reads()).toHaveLength(1);
});

test('a post that is read again and has not changed stays the same object', async () => {
  const { store } = await startFeed();
  store.dispatch(opened);
  await pause();
  const read = (id: number) => selectPost(store.getState(), id);
  const [first, second] = [read(1), read(2)];
  feedServer.posts = [makePost(3), makePost(2, { total_likes: 4 }), makePost(1)];
  store.dispatch(opened);
  await pause();
  expect(read(1)).toBe(first);
  expect(read(2)).not.toBe(second);
  expect(read(2)?.total_likes).toBe(4);
});
