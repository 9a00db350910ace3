import { isAnyOf } from '@reduxjs/toolkit';
import { frameReceived } from '../../realtime/frameActions';
import { personBlocked } from '../../shared/store/peopleEvents';
import type { AppThunk, StartAppListening } from '../../shared/store/types';
import { chatApi } from './chatApi';
import { refreshConversations } from './chatThunks';
import {
  badgeDoubted,
  badgeWatched,
  countMissed,
  selectIsSumDue,
  selectIsUncounted,
} from './unreadMessagesSlice';

/** Frames that are under way when a list is read arrive within this time of it. */
const SETTLE_MS = 1_000;

/** Looks whether the sum has to be read, or `wait`ed for still. */
const watchBadge =
  (wait: () => void): AppThunk =>
  (dispatch, getState) => {
    dispatch(badgeWatched());
    if (selectIsSumDue(getState())) void dispatch(refreshConversations());
    else if (getState().unread.messages.stage === 'settling') wait();
  };

/** Counts a message whose own frame of the badge did not come. */
const countIfMissed =
  (messageId: number): AppThunk =>
  (dispatch, getState) => {
    if (!selectIsUncounted(getState(), messageId)) return;
    dispatch(countMissed(messageId));
    if (selectIsSumDue(getState())) void dispatch(refreshConversations());
  };

/** Reads the sum over the conversations again wherever frames alone cannot have made the badge right. */
export function registerBadgeListeners(startListening: StartAppListening): void {
  startListening({
    // What was written with somebody who blocked or was blocked is not listed any more.
    matcher: isAnyOf(personBlocked, frameReceived.connections_changed),
    effect: async (_action, { dispatch }) => {
      await dispatch(refreshConversations());
    },
  });
  let watch: number | undefined;
  startListening({
    matcher: chatApi.endpoints.listConversations.matchFulfilled,
    effect: (_action, api) => {
      const { timers } = api.extra;
      const wait = () => {
        if (watch !== undefined) timers.clear(watch);
        watch = timers.set(() => api.dispatch(watchBadge(wait)), SETTLE_MS);
      };
      wait();
    },
  });
  startListening({
    actionCreator: frameReceived.message,
    effect: ({ payload: { message } }, api) => {
      if (message.sender_id === api.getState().chat.ownId) return;
      api.extra.timers.set(() => api.dispatch(countIfMissed(message.id)), SETTLE_MS);
    },
  });
  startListening({
    actionCreator: frameReceived.read_receipt,
    effect: ({ payload: { sender_id: writer, read_count: count = 0 } }, api) => {
      if (writer === undefined) return;
      const known = api.getOriginalState().chat.conversations[writer]?.unread_count ?? 0;
      // More than was counted: some of it was stored while nobody could be told.
      if (count <= known) return;
      api.dispatch(badgeDoubted());
      if (selectIsSumDue(api.getState())) void api.dispatch(refreshConversations());
    },
  });
}
