import { isAnyOf } from '@reduxjs/toolkit';
import { frameReceived } from '#realtime/frameActions';
import { personBlocked } from '#shared/store/featureEvents';
import type { AppThunk, RootState, StartAppListening } from '#shared/store/types';
import { chatApi, RETRY_AFTER_MS } from '../chatApi';
import { refreshConversations } from './chatHistory';
import { countMissed, selectIsSumDue, selectIsUncounted } from './unreadMessagesSlice';

const { listConversations } = chatApi.endpoints;
/** The frame that counts a message follows it within this time, unless it was never sent. */
const COUNTED_WITHIN_MS = 1_000;

/** Takes note of a message whose own frame of the badge did not come. */
const countIfMissed =
  (messageId: number): AppThunk =>
  (dispatch, getState) => {
    if (selectIsUncounted(getState(), messageId)) dispatch(countMissed(messageId));
  };

/** Reads the sum where it is due and frames arrive; where none do, the next connection reads it. */
const retrySum = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  if (state.chat.connection !== null && selectIsSumDue(state))
    void dispatch(refreshConversations());
};

const isDue = ({ unread }: Partial<Pick<RootState, 'unread'>>) =>
  unread !== undefined && selectIsSumDue({ unread });

/** Reads the sum over the conversations again wherever frames alone cannot have made the badge right. */
export function registerBadgeListeners(startListening: StartAppListening): void {
  startListening({
    // What was written with somebody who blocked or was blocked is not listed any more.
    matcher: isAnyOf(personBlocked, frameReceived.connections_changed),
    effect: async (_action, { dispatch }) => {
      await dispatch(refreshConversations());
    },
  });
  startListening({
    predicate: (action, state, before) =>
      isDue(state) && !isDue(before) && !listConversations.matchRejected(action),
    effect: (_action, { dispatch }) => {
      dispatch(retrySum());
    },
  });
  startListening({
    matcher: listConversations.matchRejected,
    effect: ({ meta }, api) => {
      if (meta.condition) return;
      api.extra.timers.set(() => api.dispatch(retrySum()), RETRY_AFTER_MS);
    },
  });
  startListening({
    actionCreator: frameReceived.message,
    effect: ({ payload: { message } }, api) => {
      if (message.sender_id === api.getState().chat.ownId) return;
      api.extra.timers.set(() => api.dispatch(countIfMissed(message.id)), COUNTED_WITHIN_MS);
    },
  });
}
