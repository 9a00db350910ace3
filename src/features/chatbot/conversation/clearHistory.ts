import { notify } from '#shared/notify/notify';
import { toastDismissed } from '#shared/notify/toastsSlice';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { conversationMerged, historyCleared } from '../chatbotEvents';
import { selectChatbotMessages } from '../chatbotSlice';
import { GREETING_ID } from '../chatbotState';
import * as texts from '../texts';
import { deleteStored } from './conversationThunks';
import { released, selectKeepsConversation } from './keptIds';

/**
 * Clears the conversation, also on the server; a toast offers to undo it. If the server can't be
 * reached, the conversation comes back.
 */
export function clearHistory(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const userId = selectUserId(getState());
    const messages = selectChatbotMessages(getState());
    const isKept = selectKeepsConversation(getState()) === true;
    const text = isKept ? texts.chatClearedEverywhere : texts.chatCleared;
    const toast = { kind: 'undo', text, actionLabel: texts.undo } as const;
    const toastId = dispatch(notify(toast));
    // The server no longer has the messages that `Undo` restores.
    const before = isKept ? released(messages) : messages;
    dispatch(historyCleared(toastId, before));
    if (!isKept) return;
    const problem = await dispatch(deleteStored());
    if (problem === undefined || selectUserId(getState()) !== userId) return;
    const known = new Set([GREETING_ID, ...before.map(({ id }) => id)]);
    const since = selectChatbotMessages(getState()).filter(({ id }) => !known.has(id));
    dispatch(conversationMerged({ messages: [...messages, ...since] }));
    dispatch(toastDismissed(toastId));
    dispatch(notify({ kind: 'error', text: problem }));
  };
}
