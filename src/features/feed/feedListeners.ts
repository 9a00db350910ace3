import { feedMessages } from '#contract/messages';
import { HIGHLIGHT_MS } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { frameReceived } from '#realtime/frameActions';
import { notify } from '#shared/notify/notify';
import { pageVisibilityChanged } from '#shared/store/pageEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { feedApi, type PostsArgs } from './feedApi';
import {
  feedEndReached,
  feedOpened,
  feedReloadRequested,
  highlightFaded,
  postHighlighted,
} from './feedSlice';
import { selectList, selectPost } from './feedState';
import { registerLikeTabs } from './likeTabs';
import { isNewestFirst, MAIN_VIEW, viewKey, type PostView } from './postView';

const { listPosts, readPost, createPost } = feedApi.endpoints;
const unshared = { forceRefetch: true, subscribe: false } as const;

function readPage(args: PostsArgs): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(listPosts.initiate(args, unshared));
  };
}

/** Loads the newest page. */
function loadHead(view: PostView): AppThunk<Promise<void>> {
  return readPage({ view, part: 'head' });
}

/** Loads newer posts, which wait behind the pill so that nothing shifts. */
function peekForNew(view: PostView): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { waitingIds: waiting } = selectList(getState(), viewKey(view));
    await dispatch(readPage({ view, part: 'peek', waiting }));
  };
}

/** Loads the page after the last post, unless a page is loading or this was the last. */
export function loadTail(view: PostView): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { ids, isLoaded, hasEnded, loading, pagesByOffset } = selectList(
      getState(),
      viewKey(view),
    );
    const lastId = ids.at(-1);
    if (!isLoaded || hasEnded || loading || lastId === undefined) return;
    const byId = isNewestFirst(view) && !pagesByOffset;
    const from = byId ? { beforeId: lastId } : { offset: ids.length };
    await dispatch(readPage({ view, part: 'tail', ...from }));
  };
}

function rereadPost(id: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(readPost.initiate(id, unshared));
  };
}

/** Highlights a post, and loads it first if needed. */
function highlightPost(id: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!selectPost(getState(), id)) {
      const { error } = await dispatch(readPost.initiate(id, unshared));
      if (error) {
        dispatch(notify({ kind: 'error', text: feedMessages.detailsFailed }));
        return;
      }
    }
    dispatch(postHighlighted(id));
  };
}

/** Registers the feed's side effects: load opened lists, look for newer posts, clear highlights. */
export function registerFeedListeners(startListening: StartAppListening): void {
  registerLikeTabs(startListening);
  startListening({
    actionCreator: feedOpened,
    effect: async ({ payload }, api) => {
      const { view, highlightId } = payload;
      const { isLoaded, loading } = selectList(api.getState(), viewKey(view));
      // A list sorted by relevance would change if reloaded, so it stays as the reader left it.
      const isKept = isLoaded && !isNewestFirst(view);
      const open = isLoaded ? peekForNew : loadHead;
      await Promise.all([
        loading || isKept ? undefined : api.dispatch(open(view)),
        highlightId === null ? undefined : api.dispatch(highlightPost(highlightId)),
      ]);
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
    effect: async (_action, { dispatch }) => {
      await dispatch(loadHead(MAIN_VIEW));
    },
  });
  startListening({
    actionCreator: feedEndReached,
    effect: async ({ payload: view }, { dispatch }) => {
      await dispatch(loadTail(view));
    },
  });
  startListening({
    actionCreator: postHighlighted,
    effect: ({ payload: id }, { dispatch, extra: ports }) => {
      ports.timers.set(() => dispatch(highlightFaded(id)), HIGHLIGHT_MS);
    },
  });
  startListening({
    predicate: (action) =>
      frameReceived.ready.match(action) ||
      (pageVisibilityChanged.match(action) && action.payload.visible),
    effect: async (_action, api) => {
      const main = () => selectList(api.getState(), viewKey(MAIN_VIEW));
      // The page that is loading may have been read before the socket was ready.
      if (main().loading) await api.condition(() => !main().loading);
      if (main().isLoaded && api.getState().session.status === 'authenticated')
        await api.dispatch(peekForNew(MAIN_VIEW));
    },
  });
  startListening({
    actionCreator: frameReceived.notification,
    effect: async ({ payload: { notification } }, api) => {
      const { type, post_id: id } = notification;
      if (id === null) return;
      if (type === 'comment' || type === 'reply')
        api.dispatch(baseApi.util.invalidateTags([{ type: 'Comments', id }]));
      // The notification means that its counts have changed.
      if (selectPost(api.getState(), id)) await api.dispatch(rereadPost(id));
    },
  });
}
