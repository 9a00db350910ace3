import { isAnyOf } from '@reduxjs/toolkit';
import { frameReceived } from '../../realtime/frameActions';
import { chatOpened } from '../../shared/store/chatEvents';
import { pageVisibilityChanged } from '../../shared/store/pageEvents';
import type { StartAppListening } from '../../shared/store/types';
import { chatApi } from './chatApi';
import { fillGap, markSeen, openThread, refreshConversations, resendQueued } from './chatThunks';
import { logScrolled, pageThreadOpened, windowRestored } from './chatWindowsSlice';

const { readHistory } = chatApi.endpoints;

/** What the chat does by itself: load what is opened, catch up after a break, report what was seen. */
export function registerChatListeners(startListening: StartAppListening): void {
  const isThreadOpened = isAnyOf(chatOpened, pageThreadOpened);
  startListening({
    matcher: isThreadOpened,
    effect: async ({ payload }, { dispatch }) => {
      await dispatch(openThread(payload.id));
      dispatch(markSeen(payload.id));
    },
  });
  startListening({
    actionCreator: frameReceived.ready,
    effect: async (_action, api) => {
      const { dispatch } = api;
      const { threads } = api.getState().chat;
      const loaded = Object.keys(threads).map(Number);
      await Promise.all([
        dispatch(refreshConversations()),
        ...loaded.map((userId) => dispatch(fillGap(userId))),
      ]);
      // Only now: history may have told that a message whose echo was lost is stored already.
      for (const item of api.getState().chat.outbox.filter(({ state }) => state === 'waiting'))
        dispatch(resendQueued(item));
      for (const userId of loaded) dispatch(markSeen(userId));
    },
  });
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
    actionCreator: pageVisibilityChanged,
    effect: async ({ payload }, api) => {
      const { dispatch } = api;
      if (!payload.visible || api.getState().session.status !== 'authenticated') return;
      await dispatch(refreshConversations());
      for (const userId of Object.keys(api.getState().chat.threads))
        dispatch(markSeen(Number(userId)));
    },
  });
}
