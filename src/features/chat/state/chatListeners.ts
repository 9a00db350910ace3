import { isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '#api/baseApi';
import { frameReceived } from '#realtime/frameActions';
import { chatOpened, fileAddressExpired } from '#shared/store/featureEvents';
import type { StartAppListening } from '#shared/store/types';
import { RETRY_AFTER_MS } from '../chatApi';
import { registerChangeLoading } from '../outbox/loadChanges';
import { createOutboxDrain, type OutboxDrain } from '../outbox/drainOutbox';
import { registerOutboxListeners } from '../outbox/outboxListeners';
import { registerSendListeners } from '../outbox/sendListeners';
import { registerUploadListeners } from '../outbox/uploadListeners';
import { markAllSeen, markSeen, registerReadReceipts } from '../unread/readReceipts';
import { registerUnreadRefresh } from '../unread/refreshUnread';
import { registerWindowLoading } from '../windows/loadWindows';
import { pageThreadOpened } from './chatWindowsSlice';
import { catchUp, openThread, refreshConversations, renewFiles } from './chatHistory';
import { selectThread } from './thread';

/**
 * Registers the chat's side effects: load opened threads, catch up after a break, send read
 * receipts.
 */
export function registerChatListeners(startListening: StartAppListening): void {
  const drain = createOutboxDrain();
  registerOutboxListeners(startListening);
  registerSendListeners(startListening, drain);
  registerChangeLoading(startListening);
  registerUploadListeners(startListening);
  registerLoading(startListening, drain);
  registerReadReceipts(startListening);
  registerUnreadRefresh(startListening);
  registerWindowLoading(startListening);
}

const isThreadOpened = isAnyOf(chatOpened, pageThreadOpened);

function registerLoading(startListening: StartAppListening, drain: OutboxDrain): void {
  startListening({
    matcher: isThreadOpened,
    effect: async ({ payload }, { dispatch }) => {
      if (!(payload.id > 0)) return;
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
      // Start only now: history may have shown that a message whose echo was lost is already
      // stored.
      if (connection !== null && isCurrent()) dispatch(drain.begin(connection));
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
      if (expired === undefined) {
        // It was found by a search, far from the messages that are loaded.
        api.dispatch(baseApi.util.invalidateTags([{ type: 'Conversations', id: userId }]));
        return;
      }
      // Pictures of one page expire together, and one call renews them all.
      const before = renewals.get(userId) ?? Promise.resolve();
      const renewal = before.then(async () => {
        if (address() === expired) await api.dispatch(renewFiles(userId, messageId));
      });
      renewals.set(userId, renewal);
      await renewal;
    },
  });
}
