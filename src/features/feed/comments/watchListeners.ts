import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { WATCHED_POSTS_MAX } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { frameReceived, frameSendRequested } from '#realtime/frameActions';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { commentsHidden, commentsShown } from '../feedSlice';
import type { ShownComments } from '../shownComments';
import type { CommentFrameAction } from './followComments';

/** With more changes than these to catch up with, the comments are read again as a whole. */
const MOST_PENDING = 20;

const isCommentFrame = (action: UnknownAction): action is CommentFrameAction =>
  frameReceived.comment_added.match(action) ||
  frameReceived.comment_changed.match(action) ||
  frameReceived.comment_removed.match(action);

const idsOf = (shown: readonly ShownComments[]) => shown.map(({ postId }) => postId);

/** Sends the posts whose comments are on the screen. */
const sendWatch = (): AppThunk => (dispatch, getState) => {
  const { feed, connection } = getState();
  if (connection.status !== 'open') return;
  const post_ids = idsOf((feed.shownComments ?? []).slice(-WATCHED_POSTS_MAX));
  dispatch(frameSendRequested({ type: 'watch_comments', post_ids }));
};

/** Reads comments again that are on the screen, with the replies opened below them. */
const readAgain =
  (postIds: readonly number[]): AppThunk =>
  (dispatch) => {
    if (postIds.length === 0) return;
    const ids = [...postIds, 'replies'];
    dispatch(baseApi.util.invalidateTags(ids.map((id) => ({ type: 'Comments' as const, id }))));
  };

/**
 * Has the server send the changes of comments while they are on the screen, and shows them. What
 * happened before a socket watched them is read again.
 */
export function registerCommentWatch(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(commentsShown, commentsHidden, frameReceived.ready),
    effect: async (action, api) => {
      if (frameReceived.ready.match(action) && !api.getState().feed.shownComments?.length) return;
      api.cancelActiveListeners();
      // Several sections may appear and disappear in one step.
      await api.pause(Promise.resolve());
      api.dispatch(sendWatch());
    },
  });
  startListening({
    actionCreator: frameReceived.comments_watched,
    effect: ({ payload }, api) => {
      const { shownComments = [] } = api.getOriginalState().feed;
      const stale = shownComments.filter(({ isStale }) => isStale);
      api.dispatch(readAgain(idsOf(stale).filter((id) => payload.post_ids.includes(id))));
    },
  });

  let pending: CommentFrameAction[] = [];
  let isFollowing = false;
  startListening({
    matcher: isCommentFrame,
    effect: async (action, api) => {
      pending.push(action);
      if (pending.length > MOST_PENDING) {
        pending = [];
        api.dispatch(readAgain(idsOf(api.getState().feed.shownComments ?? [])));
      }
      if (isFollowing) return;
      isFollowing = true;
      try {
        const { followComment } = await import(
          /* webpackChunkName: "comments" */ './followComments'
        );
        // One after the other, so that the last state of a comment wins.
        for (let next = pending.shift(); next; next = pending.shift())
          await followComment(next, api);
      } finally {
        isFollowing = false;
      }
    },
  });
}
