import type { Comment } from '#contract/entities/comment';
import { isSettled, sendDesired } from '#shared/store/sendDesired';
import type { AppThunk } from '#shared/store/types';
import { commentLikeSettled, commentLikeRequested } from '../../feedSlice';
import { explainFailure } from '../../likes';
import { changeComment, commentsApi, type CommentLike } from '../commentsApi';

const { likeComment } = commentsApi.endpoints;

/** Likes a comment, or removes the like. */
export function toggleCommentLike(
  postId: number,
  { id, user_liked: wasLiked }: Comment,
): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      sendDesired({
        change: commentLikeRequested({ id, on: !(getState().feed.commentLikes[id] ?? wasLiked) }),
        select: ({ feed }) => feed.commentLikes[id],
        send: (liked) => dispatch(sendCommentLike({ postId, commentId: id, liked })),
        explainFailure,
      }),
    );
}

function sendCommentLike(args: CommentLike): AppThunk<Promise<boolean>> {
  const { postId, commentId, liked: sent } = args;
  return async (dispatch, getState) => {
    const { data } = await dispatch(likeComment.initiate(args, { track: false }));
    if (data) dispatch(changeComment(postId, commentId, (comment) => Object.assign(comment, data)));
    const desired = getState().feed.commentLikes[commentId];
    if (!data || isSettled({ desired, sent, held: data.user_liked }))
      dispatch(commentLikeSettled(commentId));
    return data !== undefined;
  };
}
