import type { AppThunk } from '#shared/store/types';
import { historyRestored } from './chatbotEvents';
import { selectChatbotMessages } from './chatbotSlice';

/**
 * Restores the cleared conversation, before the messages sent since. Returns false if this toast
 * cleared none.
 */
export function restoreHistory(toastId: string): AppThunk<boolean> {
  return (dispatch, getState) => {
    const { cleared } = getState().chatbot;
    if (cleared?.toastId !== toastId) return false;
    const known = new Set(cleared.messages.map(({ id }) => id));
    const since = selectChatbotMessages(getState()).filter(({ id }) => !known.has(id));
    dispatch(historyRestored({ messages: [...cleared.messages, ...since] }));
    return true;
  };
}
