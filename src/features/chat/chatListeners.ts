import { isAnyOf } from '@reduxjs/toolkit';
import { frameReceived } from '../../realtime/frameActions';
import { chatOpened, fileAddressExpired } from '../../shared/store/chatEvents';
import { pageVisibilityChanged } from '../../shared/store/pageEvents';
import { personBlocked } from '../../shared/store/peopleEvents';
import type { AppThunk, StartAppListening } from '../../shared/store/types';
import { chatApi } from './chatApi';
import { selectThread } from './chatSelectors';
import { catchUp, markSeen, openThread, refreshConversations, renewFiles } from './chatThunks';
import { logScrolled, pageThreadOpened, windowRestored } from './chatWindowsSlice';
import { registerOutboxListeners } from './outbox/outboxListeners';
import { registerUploadListeners } from './outbox/uploadListeners';
import { resendAll } from './sendThunks';
import { badgeWatched, selectIsSumDue } from './unreadMessagesSlice';

const { readHistory, listConversations } = chatApi.endpoints;
/** A conversation that could not be made whole is tried again after this long. */
const RETRY_AFTER_MS = 5_000;
/** Frames that are under way when a list is read arrive within this time of it. */
const SETTLE_MS = 1_000;

/** What the chat does by itself: load what is opened, catch up after a break, report what was seen. */
export function registerChatListeners(startListening: StartAppListening): void {
  registerOutboxListeners(startListening);
  registerUploadListeners(startListening);
  registerLoading(startListening);
  registerSeeing(startListening);
  registerBadge(startListening);
}

const markAllSeen = (): AppThunk => (dispatch, getState) => {
  for (const userId of Object.keys(getState().chat.threads)) dispatch(markSeen(Number(userId)));
};

const isThreadOpened = isAnyOf(chatOpened, pageThreadOpened);

function registerLoading(startListening: StartAppListening): void {
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
      const { connection } = api.getState().chat;
      const isCurrent = () => api.getState().chat.connection === connection;
      const tryAgain = async (): Promise<void> => {
        if (!isCurrent()) return;
        const isWhole = await dispatch(catchUp());
        if (!isWhole && isCurrent()) api.extra.timers.set(() => void tryAgain(), RETRY_AFTER_MS);
        dispatch(markAllSeen());
      };
      await Promise.all([dispatch(refreshConversations()), tryAgain()]);
      // Only now: history may have told that a message whose echo was lost is stored already.
      if (isCurrent()) dispatch(resendAll());
    },
  });
  const renewals = new Map<number, Promise<void>>();
  startListening({
    actionCreator: fileAddressExpired,
    effect: async ({ payload: { other_id: userId, message_id: messageId } }, api) => {
      const address = () => {
        const { messages } = selectThread(api.getState(), userId);
        return messages.find((message) => !message.temporary && message.id === messageId)?.file_url;
      };
      const expired = address();
      // Pictures of one page expire together, and one call renews them all.
      const before = renewals.get(userId) ?? Promise.resolve();
      const renewal = before.then(async () => {
        if (expired !== undefined && address() === expired)
          await api.dispatch(renewFiles(userId, messageId));
      });
      renewals.set(userId, renewal);
      await renewal;
    },
  });
}

function registerSeeing(startListening: StartAppListening): void {
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
      if (!payload.visible || api.getState().session.status !== 'authenticated') return;
      api.dispatch(markAllSeen());
      await api.dispatch(refreshConversations());
    },
  });
}

function registerBadge(startListening: StartAppListening): void {
  startListening({
    // What a blocked person wrote is not listed any more.
    actionCreator: personBlocked,
    effect: async (_action, { dispatch }) => {
      await dispatch(refreshConversations());
    },
  });
  let watch: number | undefined;
  startListening({
    matcher: listConversations.matchFulfilled,
    effect: (_action, api) => {
      const { timers } = api.extra;
      const look = () => {
        api.dispatch(badgeWatched());
        if (selectIsSumDue(api.getState())) void api.dispatch(refreshConversations());
        else if (api.getState().unread.messages.stage === 'settling') wait();
      };
      const wait = () => {
        if (watch !== undefined) timers.clear(watch);
        watch = timers.set(look, SETTLE_MS);
      };
      wait();
    },
  });
}
