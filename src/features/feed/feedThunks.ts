import { feedMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '../../api/errors';
import { notify } from '../../shared/notify/notify';
import type { AppThunk } from '../../shared/store/types';
import { feedApi, type PostsArgs } from './feedApi';
import { selectIsLiked, selectPost } from './feedSelectors';
import { likeWished, postHighlighted } from './feedSlice';

const { listPosts, readPost, createTextPost, like } = feedApi.endpoints;
const unshared = { forceRefetch: true, subscribe: false } as const;

function readPage(args: PostsArgs): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(listPosts.initiate(args, unshared));
  };
}

/** Reads the newest page: the first time, and whenever the reader wants what is new. */
export function loadHead(): AppThunk<Promise<void>> {
  return readPage({ view: 'main', part: 'head' });
}

/** Looks for newer posts, which then wait without moving anything. */
export function peekForNew(): AppThunk<Promise<void>> {
  return readPage({ view: 'main', part: 'peek' });
}

/** Reads the page after the last post; nothing while one is under way or when there is no more. */
export function loadTail(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { ids, isLoaded, hasEnded, loading, pagesByOffset } = getState().feed.lists.main;
    const lastId = ids.at(-1);
    if (!isLoaded || hasEnded || loading || lastId === undefined) return;
    const from = pagesByOffset ? { offset: ids.length } : { beforeId: lastId };
    await dispatch(readPage({ view: 'main', part: 'tail', ...from }));
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

/** One text on its way to the server, however often it is sent. */
export interface Attempt {
  content: string;
  idempotencyKey: string;
}

/**
 * Posts a text. The answer holds what went wrong, if anything, and the attempt to hand in again when
 * the same text is sent once more.
 */
export function submitPost(
  content: string,
  previous: Attempt | null,
): AppThunk<Promise<{ attempt: Attempt; problem: string | null }>> {
  return async (dispatch, _getState, ports) => {
    const attempt =
      previous?.content === content ? previous : { content, idempotencyKey: ports.ids.next() };
    const { error } = await dispatch(createTextPost.initiate(attempt, { track: false }));
    if (!error) return { attempt, problem: null };
    const problem = hasStatus(error, 400)
      ? errorDetail(error, feedMessages.createFailed)
      : feedMessages.createFailed;
    return { attempt, problem };
  };
}

/**
 * Likes or unlikes a post. While an answer is awaited further clicks only change the wish, and the
 * server is told the last one; so calls never overtake each other.
 */
export function toggleLike(id: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const wishOf = () => getState().feed.pendingLikes[id];
    const isUnderWay = wishOf() !== undefined;
    dispatch(likeWished({ id, on: !selectIsLiked(getState(), id) }));
    if (isUnderWay) return;
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
