import { afterPaint } from '#shared/lib/afterPaint';
import { notify } from '#shared/notify/notify';
import { sendDesired } from '#shared/store/sendDesired';
import type { AppThunk } from '#shared/store/types';
import { feedApi } from './feedApi';
import { likeRequested } from './feedSlice';
import type { FeedRoot } from './feedState';
import * as texts from './texts';

const { like } = feedApi.endpoints;

/** Shows why a like, or its removal, did not reach the server. */
export const explainFailure =
  (liked: boolean): AppThunk =>
  (dispatch, _getState, { network }) => {
    const failed = liked ? texts.likeFailed : texts.unlikeFailed;
    const offline = liked ? texts.likeOffline : texts.unlikeOffline;
    const text = network.isOnline() ? failed : offline;
    dispatch(notify({ kind: 'info', text }));
  };

/** Selects whether a post is liked: the reader's click counts before the server confirms it. */
export const selectIsLiked = ({ feed }: FeedRoot, id: number) =>
  feed.pendingLikes[id]?.on ?? feed.posts[id]?.user_liked ?? false;

/** Selects the number of likes of a post, including the reader's unconfirmed one. */
export function selectTotalLikes(state: FeedRoot, id: number): number {
  const post = state.feed.posts[id];
  if (!post) return 0;
  return post.total_likes + Number(selectIsLiked(state, id)) - Number(post.user_liked);
}

/** Likes a post, or removes the like. The slice settles it when the response arrives. */
export function toggleLike(id: number): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      sendDesired({
        change: likeRequested({ id, on: !selectIsLiked(getState(), id) }),
        select: ({ feed }) => feed.pendingLikes[id]?.on,
        send: async (liked) => {
          const { error } = await dispatch(like.initiate({ postId: id, liked }, { track: false }));
          return error === undefined;
        },
        // The request is as expensive as rendering the card, so paint the heart first.
        ready: afterPaint,
        explainFailure,
      }),
    );
}
