import { feedMessages } from '#contract/messages';
import { HIGHLIGHT_MS } from '#contract/limits';
import { notify } from '#shared/notify/notify';
import type { AppThunk } from '#shared/store/types';
import { feedApi } from '../feedApi';
import { feedOpened, highlightFaded, postHighlighted } from '../feedSlice';
import { selectFeedView, selectPost, type OpenedFeed } from '../feedState';

const { readPost } = feedApi.endpoints;

/** Highlights a post for a few seconds, and loads it first if needed. */
function highlightPost(id: number): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    if (!selectPost(getState(), id)) {
      const read = readPost.initiate(id, { forceRefetch: true, subscribe: false });
      const { error } = await dispatch(read);
      if (error) {
        dispatch(notify({ kind: 'error', text: feedMessages.detailsFailed }));
        return;
      }
    }
    dispatch(postHighlighted(id));
    ports.timers.set(() => dispatch(highlightFaded(id)), HIGHLIGHT_MS);
  };
}

/** Highlights a post, and then one of its comments if there is such a comment. */
function followLink(id: number, commentId: number | null): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(highlightPost(id));
    if (commentId === null || !selectPost(getState(), id)) return;
    const lazy = import(/* webpackChunkName: "comments" */ '../comments/showComment');
    // Without the code, the post is shown alone.
    const found = await lazy.catch(() => null);
    if (found) await dispatch(found.showComment({ postId: id, commentId }));
  };
}

/** A link to a post, or to one of its comments. */
type FeedLink = Required<Pick<OpenedFeed, 'highlightId' | 'commentId'>>;

const NO_LINK: FeedLink = { highlightId: null, commentId: null };

/**
 * Opens the feed in the view that the reader chose, and follows a link in it. If the view is open
 * already, newer posts are looked for.
 */
export function openChosenView({ highlightId, commentId }: FeedLink = NO_LINK): AppThunk {
  return (dispatch, getState) => {
    dispatch(feedOpened({ view: selectFeedView(getState()), highlightId, commentId }));
    if (highlightId !== null) void dispatch(followLink(highlightId, commentId));
  };
}
