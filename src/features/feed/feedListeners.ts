import { HIGHLIGHT_MS } from '#contract/limits';
import { baseApi } from '../../api/baseApi';
import { frameReceived } from '../../realtime/frameActions';
import { pageVisibilityChanged } from '../../shared/store/pageEvents';
import type { StartAppListening } from '../../shared/store/types';
import { feedApi } from './feedApi';
import {
  feedEndReached,
  feedOpened,
  feedReloadRequested,
  highlightFaded,
  postHighlighted,
} from './feedSlice';
import { highlightPost, loadHead, loadTail, peekForNew } from './feedThunks';

/** What the feed does by itself: load what is looked at, look for newer posts, let marks fade. */
export function registerFeedListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: feedOpened,
    effect: async ({ payload }, api) => {
      const { isLoaded, loading } = api.getState().feed.lists.main;
      const open = isLoaded ? peekForNew : loadHead;
      await Promise.all([
        loading ? undefined : api.dispatch(open()),
        payload.highlightId === null ? undefined : api.dispatch(highlightPost(payload.highlightId)),
      ]);
    },
  });
  startListening({
    actionCreator: feedReloadRequested,
    effect: async (_action, { dispatch }) => {
      await dispatch(loadHead());
    },
  });
  startListening({
    matcher: feedApi.endpoints.createTextPost.matchFulfilled,
    effect: async (_action, { dispatch }) => {
      await dispatch(loadHead());
    },
  });
  startListening({
    actionCreator: feedEndReached,
    effect: async (_action, { dispatch }) => {
      await dispatch(loadTail());
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
      const { feed, session } = api.getState();
      if (feed.lists.main.isLoaded && session.status === 'authenticated')
        await api.dispatch(peekForNew());
    },
  });
  startListening({
    actionCreator: frameReceived.notification,
    effect: ({ payload: { notification } }, { dispatch }) => {
      const { type, post_id: id } = notification;
      if (id !== null && (type === 'comment' || type === 'reply'))
        dispatch(baseApi.util.invalidateTags([{ type: 'Comments', id }]));
    },
  });
}
