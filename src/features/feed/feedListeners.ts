import { HIGHLIGHT_MS } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { frameReceived } from '#realtime/frameActions';
import { pageVisibilityChanged } from '#shared/store/pageEvents';
import { loggedOut } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';
import {
  feedEndReached,
  feedOpened,
  feedReloadRequested,
  highlightFaded,
  postHighlighted,
} from './feedSlice';
import { selectList, selectPost } from './feedSelectors';
import { registerLikeTabs } from './likeTabs';
import { highlightPost, loadHead, loadTail, peekForNew, rereadPost } from './feedThunks';
import { postActionsApi } from './postActionsApi';
import { isNewestFirst, MAIN_VIEW, viewKey } from './postView';

/** What the feed does by itself: load what is looked at, look for newer posts, let marks and files go. */
export function registerFeedListeners(startListening: StartAppListening): void {
  registerLikeTabs(startListening);
  startListening({
    actionCreator: feedOpened,
    effect: async ({ payload }, api) => {
      const { view, highlightId } = payload;
      const { isLoaded, loading } = selectList(api.getState(), viewKey(view));
      // What is best first would be another list when read anew; it stays as its reader left it.
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
    matcher: postActionsApi.endpoints.createPost.matchFulfilled,
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
      const state = api.getState();
      const { isLoaded } = selectList(state, viewKey(MAIN_VIEW));
      if (isLoaded && state.session.status === 'authenticated')
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
      // Its counts are no longer those that are shown.
      if (selectPost(api.getState(), id)) await api.dispatch(rereadPost(id));
    },
  });
  // Who logs out leaves no files behind.
  startListening({
    actionCreator: loggedOut,
    effect: async (_action, { dispatch }) => {
      const { forgetFiles } = await import(
        /* webpackChunkName: "kept-files" */ './composer/files/keptFiles'
      );
      await dispatch(forgetFiles());
    },
  });
}
