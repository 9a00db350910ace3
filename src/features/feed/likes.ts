import type { Comment, LikeState } from '#contract/entities/comment';
import { afterPaint } from '#shared/lib/afterPaint';
import { notify } from '#shared/notify/notify';
import { isSettled, sendDesired } from '#shared/store/sendDesired';
import { appStarted, selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { changeComment, commentsApi, type CommentLike } from './comments/commentsApi';
import { feedApi } from './feedApi';
import { commentLikeSettled, commentLikeWished, likeHeard, likeWished } from './feedSlice';
import { selectIsLiked } from './feedState';

const { like } = feedApi.endpoints;
const { likeComment } = commentsApi.endpoints;

const explainFailure = (what: string) => (liked: boolean) =>
  notify({ kind: 'info', text: `Could not ${liked ? 'like' : 'unlike'} this ${what}.` });

/** Likes a post, or takes the like back. The slice settles it when the response arrives. */
export function toggleLike(id: number): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      sendDesired({
        change: likeWished({ id, on: !selectIsLiked(getState(), id) }),
        select: ({ feed }) => feed.pendingLikes[id]?.on,
        send: async (liked) => {
          const { error } = await dispatch(like.initiate({ postId: id, liked }, { track: false }));
          return error === undefined;
        },
        // The request costs the page as much as drawing the card does, so the heart is painted first.
        ready: afterPaint,
        explainFailure: explainFailure('post'),
      }),
    );
}

/** Likes a comment, or takes the like back. */
export function toggleCommentLike(
  postId: number,
  { id, user_liked: wasLiked = false }: Comment,
): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      sendDesired({
        change: commentLikeWished({ id, on: !(getState().feed.commentLikes[id] ?? wasLiked) }),
        select: ({ feed }) => feed.commentLikes[id],
        send: (liked) => dispatch(sendCommentLike({ postId, commentId: id, liked })),
        explainFailure: explainFailure('comment'),
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

/** The message to the other tabs of the browser after the server confirmed a like. */
interface LikeMessage extends LikeState {
  type: 'likeSettled';
  userId: number;
  postId: number;
}

function isLikeMessage(value: unknown): value is LikeMessage {
  if (typeof value !== 'object' || value === null) return false;
  const message = value as Partial<Record<keyof LikeMessage, unknown>>;
  return (
    message.type === 'likeSettled' &&
    typeof message.userId === 'number' &&
    typeof message.postId === 'number' &&
    typeof message.total_likes === 'number' &&
    typeof message.user_liked === 'boolean'
  );
}

/** Keeps the reader's likes the same in all tabs of the browser. */
export function registerLikeTabs(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_action, api) => {
      const { dispatch, extra: ports } = api;
      ports.tabs.onMessage((message) => {
        if (!isLikeMessage(message) || message.userId !== selectUserId(api.getState())) return;
        const { postId: id, total_likes, user_liked } = message;
        dispatch(likeHeard({ id, total_likes, user_liked }));
      });
    },
  });
  startListening({
    matcher: like.matchFulfilled,
    effect: ({ payload, meta }, api) => {
      const userId = selectUserId(api.getState());
      if (userId === null) return;
      const { postId } = meta.arg.originalArgs;
      api.extra.tabs.post({
        type: 'likeSettled',
        userId,
        postId,
        ...payload,
      } satisfies LikeMessage);
    },
  });
}
