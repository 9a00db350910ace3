import { frameReceived, frameSendRequested } from '#realtime/frameActions';
import { pageVisibilityChanged } from '#shared/store/pageEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { chatApi, RETRY_AFTER_MS } from '../chatApi';
import { refreshConversations } from '../state/chatHistory';
import { logScrolled, selectIsSeen, windowRestored } from '../state/chatWindowsSlice';
import { lastMessageFrom, selectThread } from '../state/thread';
import { selectReportedUpTo, threadRead } from './unreadSlice';

const { readHistory } = chatApi.endpoints;

/** Reports the messages of a person as read if all of them are on the screen. */
export function markSeen(userId: number): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const thread = selectThread(state, userId);
    const last = lastMessageFrom(thread, userId);
    if (
      !last ||
      last.id <= selectReportedUpTo(state, userId) ||
      thread.missingAfter !== null ||
      !selectIsSeen(state, userId) ||
      state.connection.status !== 'open'
    )
      return;
    dispatch(threadRead({ userId, lastReadId: last.id }));
    if (!last.is_read)
      dispatch(
        frameSendRequested({ type: 'read_receipt', chat_id: userId, last_read_id: last.id }),
      );
  };
}

/** Reports every conversation that is on the screen as read. */
export const markAllSeen = (): AppThunk => (dispatch, getState) => {
  for (const userId of Object.keys(getState().chat.threads)) dispatch(markSeen(Number(userId)));
};

/** Reports messages as read whenever they come into sight. */
export function registerReadReceipts(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.message,
    effect: ({ payload }, { dispatch }) => {
      dispatch(markSeen(payload.message.sender_id));
    },
  });
  startListening({
    matcher: readHistory.matchFulfilled,
    effect: ({ meta }, { dispatch }) => {
      dispatch(markSeen(meta.arg.originalArgs.userId));
    },
  });
  startListening({
    actionCreator: windowRestored,
    effect: ({ payload }, { dispatch }) => {
      dispatch(markSeen(payload));
    },
  });
  startListening({
    actionCreator: logScrolled,
    effect: ({ payload }, { dispatch }) => {
      if (payload.isAtEnd) dispatch(markSeen(payload.userId));
    },
  });
  startListening({
    actionCreator: frameReceived.error,
    effect: ({ payload: { code, client_id: clientId } }, { dispatch, extra: ports }) => {
      // Receipts carry no client id, so we can't tell whether this one was stored.
      if (code !== 'unavailable' || clientId !== undefined) return;
      ports.timers.set(() => {
        dispatch(markAllSeen());
        void dispatch(refreshConversations());
      }, RETRY_AFTER_MS);
    },
  });
  startListening({
    actionCreator: pageVisibilityChanged,
    effect: async ({ payload }, api) => {
      if (!payload.visible || api.getState().session.status !== 'authenticated') return;
      api.dispatch(markAllSeen());
      await api.dispatch(refreshConversations());
    },
  });
}
