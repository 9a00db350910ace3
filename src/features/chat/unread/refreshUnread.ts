import { isAnyOf } from '@reduxjs/toolkit';
import { frameReceived } from '#realtime/frameActions';
import { personBlocked } from '#shared/store/featureEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { chatApi, RETRY_AFTER_MS } from '../chatApi';
import { refreshConversations } from '../state/chatHistory';
import { selectIsSumDue } from './unreadSlice';

const { listConversations } = chatApi.endpoints;

/** Loads the list if it is due and frames arrive; otherwise the next connection loads it. */
const retrySum = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  if (state.chat.connection !== null && selectIsSumDue(state))
    void dispatch(refreshConversations());
};

/** Reloads the list whenever frames alone can't have made the badge right. */
export function registerUnreadRefresh(startListening: StartAppListening): void {
  startListening({
    // The list leaves out conversations with people who blocked the user or whom the user blocked.
    matcher: isAnyOf(personBlocked, frameReceived.connections_changed),
    effect: async (_action, { dispatch }) => {
      await dispatch(refreshConversations());
    },
  });
  startListening({
    predicate: (action, state, before) =>
      selectIsSumDue(state) && !selectIsSumDue(before) && !listConversations.matchRejected(action),
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
}
