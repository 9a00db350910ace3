import { feedMessages } from '#contract/messages';
import { afterPaint } from '#shared/lib/afterPaint';
import { notify } from '#shared/notify/notify';
import type { AppThunk } from '#shared/store/types';
import { feedApi, type PostsArgs } from './feedApi';
import { selectIsLiked, selectList, selectPost } from './feedSelectors';
import { likeWished, postHighlighted } from './feedSlice';
import { postActionsApi } from './postActionsApi';
import { isNewestFirst, viewKey, type PostView } from './postView';

const { listPosts, readPost } = feedApi.endpoints;
const { like, sharePost: askForLink } = postActionsApi.endpoints;
const unshared = { forceRefetch: true, subscribe: false } as const;

function readPage(args: PostsArgs): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(listPosts.initiate(args, unshared));
  };
}

/** Reads the first page: the first time, and whenever the reader wants what is new. */
export function loadHead(view: PostView): AppThunk<Promise<void>> {
  return readPage({ view, part: 'head' });
}

/** Looks for newer posts, which then wait without moving anything. */
export function peekForNew(view: PostView): AppThunk<Promise<void>> {
  return readPage({ view, part: 'peek' });
}

/** Reads the page after the last post; nothing while one is under way or when there is no more. */
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

/** Reads a post again that is shown already. */
export function rereadPost(id: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(readPost.initiate(id, unshared));
  };
}

/** Marks a post, reading it first where it is not at hand. */
export function highlightPost(id: number): AppThunk<Promise<void>> {
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

/**
 * Likes or unlikes a post. While an answer is awaited further clicks only change the wish, and the
 * server is told the last one; so calls never overtake each other. The heart is painted before the
 * first call, which costs the page as much as drawing the card does.
 */
export function toggleLike(id: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const wishOf = () => getState().feed.pendingLikes[id];
    const isUnderWay = wishOf() !== undefined;
    dispatch(likeWished({ id, on: !selectIsLiked(getState(), id) }));
    if (isUnderWay) return;
    await afterPaint();
    for (let wish = wishOf(); wish; wish = wishOf()) {
      const call = like.initiate({ postId: id, liked: wish.on }, { track: false });
      const { error } = await dispatch(call);
      if (error) {
        const text = `Could not ${wish.on ? 'like' : 'unlike'} this post.`;
        if (getState().session.token !== null) dispatch(notify({ kind: 'info', text }));
        return;
      }
    }
  };
}

/** The public link of a post; null where there is none, which its reader is then told. */
export function sharePost(id: number): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    // Without a subscription: every card has this button, and none should follow the cache for it.
    const { data } = await dispatch(askForLink.initiate(id, { track: false }));
    if (data) return data.share_link;
    const text = 'This post could not be shared. Please try again.';
    dispatch(notify({ kind: 'error', text }));
    return null;
  };
}
