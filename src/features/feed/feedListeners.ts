import { baseApi } from '#api/baseApi';
import { frameReceived } from '#realtime/frameActions';
import { pageVisibilityChanged } from '#shared/store/pageEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { feedApi, type PostsArgs } from './feedApi';
import { feedEndReached, feedOpened, feedReloadRequested } from './feedSlice';
import { selectFeedView, selectList, selectPost } from './feedState';
import { registerCommentWatch } from './comments/watchListeners';
import { registerLikeTabs } from './likeTabs';
import { areCommentsWatched } from './shownComments';
import { isNewestFirst, viewKey, type PostView } from './postView';

const { listPosts, readPost, createPost } = feedApi.endpoints;
const unshared = { forceRefetch: true, subscribe: false } as const;

const readPage = (args: PostsArgs) => listPosts.initiate(args, unshared);

/** Loads the newest page. */
const loadHead = (view: PostView) => readPage({ view, part: 'head' });

/** Loads newer posts, which wait behind the pill so that nothing shifts. */
function loadWaiting(view: PostView): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { waitingIds: waiting } = selectList(getState(), viewKey(view));
    await dispatch(readPage({ view, part: 'peek', waiting }));
  };
}

/** Loads the page after the last post, unless a page is loading or this was the last. */
export function loadTail(view: PostView): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { ids, isLoaded, hasEnded, loading } = selectList(getState(), viewKey(view));
    const lastId = ids.at(-1);
    if (!isLoaded || hasEnded || loading || lastId === undefined) return;
    const from = isNewestFirst(view) ? { beforeId: lastId } : { offset: ids.length };
    await dispatch(readPage({ view, part: 'tail', ...from }));
  };
}

/** Registers the feed's side effects: load opened lists, and look for newer posts. */
export function registerFeedListeners(startListening: StartAppListening): void {
  registerLikeTabs(startListening);
  registerCommentWatch(startListening);
  startListening({
    actionCreator: feedOpened,
    effect: async ({ payload: { view } }, api) => {
      const { isLoaded, isOutdated, ids, loading } = selectList(api.getState(), viewKey(view));
      // A list sorted by relevance would change if reloaded, so it stays as the reader left it.
      const isKept = isLoaded && !isNewestFirst(view);
      if (loading || isKept) return;
      const isCurrent = isLoaded && !isOutdated && ids.length > 0;
      if (isCurrent) await api.dispatch(loadWaiting(view));
      else await api.dispatch(loadHead(view));
    },
  });
  startListening({
    actionCreator: feedReloadRequested,
    effect: async ({ payload: view }, { dispatch }) => {
      await dispatch(loadHead(view));
    },
  });
  startListening({
    matcher: createPost.matchFulfilled,
    effect: async (_action, api) => {
      await api.dispatch(loadHead(selectFeedView(api.getState())));
    },
  });
  startListening({
    actionCreator: feedEndReached,
    effect: async ({ payload: view }, { dispatch }) => {
      await dispatch(loadTail(view));
    },
  });
  startListening({
    predicate: (action) =>
      frameReceived.ready.match(action) ||
      (pageVisibilityChanged.match(action) && action.payload.visible),
    effect: async (_action, api) => {
      const view = () => selectFeedView(api.getState());
      const list = () => selectList(api.getState(), viewKey(view()));
      // The page that is loading may have been read before the socket was ready.
      if (list().loading) await api.condition(() => !list().loading);
      if (list().isLoaded && api.getState().session.status === 'authenticated')
        await api.dispatch(loadWaiting(view()));
    },
  });
  startListening({
    actionCreator: frameReceived.notification,
    effect: async ({ payload: { notification } }, api) => {
      const { type, post_id: id } = notification;
      if (id === null) return;
      const isComment = type === 'comment' || type === 'reply' || type === 'mention';
      if (isComment && !areCommentsWatched(api.getState().feed, id))
        api.dispatch(baseApi.util.invalidateTags([{ type: 'Comments', id }]));
      // The notification means that its counts have changed.
      if (selectPost(api.getState(), id)) await api.dispatch(readPost.initiate(id, unshared));
    },
  });
  startListening({
    actionCreator: frameReceived.notifications_read,
    effect: async ({ payload: { post_id: id } }, api) => {
      if (id !== undefined && selectPost(api.getState(), id))
        await api.dispatch(readPost.initiate(id, unshared));
    },
  });
}
