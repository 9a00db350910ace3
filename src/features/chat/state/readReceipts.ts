import { frameReceived, frameSendRequested } from '#realtime/frameActions';
import { pageVisibilityChanged } from '#shared/store/pageEvents';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { chatApi, RETRY_AFTER_MS } from '../chatApi';
import { refreshConversations } from './chatHistory';
import { threadRead } from './chatSlice';
import { logScrolled, selectIsSeen, windowRestored } from './chatWindowsSlice';
import { lastMessageFrom, selectThread } from './thread';

const { readHistory } = chatApi.endpoints;

/** Reports what the other person wrote as read, if somebody is looking at all of it. */
export function markSeen(userId: number): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const thread = selectThread(state, userId);
    const last = lastMessageFrom(thread, userId);
    if (
      !last ||
      last.id <= thread.readUpTo ||
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

/** Reports everything that somebody is looking at as read. */
export const markAllSeen = (): AppThunk => (dispatch, getState) => {
  for (const userId of Object.keys(getState().chat.threads)) dispatch(markSeen(Number(userId)));
};

/** Reports what the other person wrote as read whenever it comes into sight. */
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
      // Of what has no id only a receipt is stored; nobody knows whether this one was.
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
