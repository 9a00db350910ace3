import { notify } from '#shared/notify/notify';
import type { AppThunk } from '#shared/store/types';
import { historyCleared, historyRestored } from './chatbotEvents';
import { selectChatbotMessages } from './chatbotSlice';
import * as texts from './texts';

/** Clears the conversation; a toast offers to undo it. */
export function clearHistory(): AppThunk {
  return (dispatch, getState) => {
    const messages = selectChatbotMessages(getState());
    const toast = { kind: 'undo', text: texts.chatCleared, actionLabel: texts.undo } as const;
    const toastId = dispatch(notify(toast));
    dispatch(historyCleared(toastId, messages));
  };
}

/** Restores the cleared conversation, before the messages sent since. */
export function restoreHistory(toastId: string): AppThunk {
  return (dispatch, getState) => {
    const { cleared } = getState().chatbot;
    if (cleared?.toastId !== toastId) return;
    const known = new Set(cleared.messages.map(({ id }) => id));
    const since = selectChatbotMessages(getState()).filter(({ id }) => !known.has(id));
    dispatch(historyRestored({ messages: [...cleared.messages, ...since] }));
  };
}
