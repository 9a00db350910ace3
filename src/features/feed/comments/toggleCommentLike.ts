import type { Comment } from '#contract/entities/comment';
import { notify } from '#shared/notify/notify';
import type { AppThunk } from '#shared/store/types';
import { commentLikeSettled, commentLikeWished } from '../feedSlice';
import { changeComment, commentsApi } from './commentsApi';

const { likeComment } = commentsApi.endpoints;

/**
 * Likes or unlikes a comment. While an answer is awaited further presses only change the wish, and
 * the server is told the last one.
 */
export function toggleCommentLike(
  postId: number,
  { id, user_liked: wasLiked = false }: Comment,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const wishOf = () => getState().feed.commentLikes[id];
    const isUnderWay = wishOf() !== undefined;
    dispatch(commentLikeWished({ id, on: !(wishOf() ?? wasLiked) }));
    if (isUnderWay) return;
    for (let liked = wishOf(); liked !== undefined; liked = wishOf()) {
      const call = likeComment.initiate({ postId, commentId: id, liked }, { track: false });
      const { data, error } = await dispatch(call);
      if (error) {
        dispatch(commentLikeSettled(id));
        const text = `Could not ${liked ? 'like' : 'unlike'} this comment.`;
        if (getState().session.token !== null) dispatch(notify({ kind: 'info', text }));
        return;
      }
      dispatch(changeComment(postId, id, (comment) => Object.assign(comment, data)));
      // A wish that changed meanwhile is told next, but a server that refuses is not asked for ever.
      if (wishOf() === data.user_liked || liked !== data.user_liked)
        dispatch(commentLikeSettled(id));
    }
  };
}
