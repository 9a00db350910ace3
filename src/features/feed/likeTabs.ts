import type { LikeState } from '#contract/entities/comment';
import { appStarted } from '#shared/store/pageEvents';
import { selectUserId } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';
import { feedApi } from './feedApi';
import { likeReceived } from './feedSlice';

const { like } = feedApi.endpoints;

/** The message to the browser's other tabs after the server confirmed a like. */
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

/** Syncs the reader's likes between all tabs of the browser. */
export function registerLikeTabs(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_action, api) => {
      const { dispatch, extra: ports } = api;
      ports.tabs.onMessage((message) => {
        if (!isLikeMessage(message) || message.userId !== selectUserId(api.getState())) return;
        const { postId: id, total_likes, user_liked } = message;
        dispatch(likeReceived({ id, total_likes, user_liked }));
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
