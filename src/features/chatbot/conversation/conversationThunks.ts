import { errorDetail, hasStatus } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { meChanged, selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { conversationMerged } from '../chatbotEvents';
import { selectChatbotMessages } from '../chatbotSlice';
import * as texts from '../texts';
import { conversationApi } from './conversationApi';
import { released, selectKeepsConversation } from './keptIds';
import { mergeKept } from './mergeKept';
import { messagesToKeep } from './messagesToKeep';

const untracked = { track: false };

/**
 * Merges the conversation with the one on the server, if the user keeps it there. Messages that
 * only this browser has are sent, unless some of them are still on their way.
 */
export function syncConversation(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!selectKeepsConversation(getState())) return;
    const userId = selectUserId(getState());
    const { analysing, awaiting, cleared } = getState().chatbot;
    const isBusy = analysing !== null || awaiting > 0;
    const messages = isBusy ? [] : messagesToKeep(selectChatbotMessages(getState()));
    const { readConversation, addToConversation } = conversationApi.endpoints;
    const { data, error } =
      messages.length === 0
        ? await dispatch(readConversation.initiate(undefined, untracked))
        : await dispatch(addToConversation.initiate({ messages }, untracked));
    // Another user may have signed in meanwhile, or this one cleared the conversation.
    if (selectUserId(getState()) !== userId || getState().chatbot.cleared !== cleared) return;
    if (data) {
      const merged = mergeKept(selectChatbotMessages(getState()), data);
      dispatch(conversationMerged({ messages: merged }));
      return;
    }
    const { me } = getState().session;
    if (hasStatus(error, 409) && me) {
      // Turned off on another device.
      dispatch(meChanged({ me: { ...me, keeps_conversation: false } }));
      return;
    }
    dispatch(notify({ kind: 'error', text: errorDetail(error, texts.notSynced) }));
  };
}

/** Sets whether the conversation is kept. Returns why that failed, or undefined. */
export function setKeepsConversation(
  keeps_conversation: boolean,
): AppThunk<Promise<string | undefined>> {
  return async (dispatch, getState) => {
    const { keepConversation } = conversationApi.endpoints;
    const call = keepConversation.initiate({ keeps_conversation }, untracked);
    const { data: me, error } = await dispatch(call);
    if (!me) return errorDetail(error, texts.settingNotSaved);
    if (selectUserId(getState()) !== me.id) return undefined;
    dispatch(meChanged({ me }));
    const messages = released(selectChatbotMessages(getState()));
    dispatch(conversationMerged({ messages }));
    if (keeps_conversation) await dispatch(syncConversation());
    return undefined;
  };
}

/** Deletes the stored conversation. Returns why that failed, or undefined. */
export function deleteStored(): AppThunk<Promise<string | undefined>> {
  return async (dispatch) => {
    const { deleteConversation } = conversationApi.endpoints;
    const { error } = await dispatch(deleteConversation.initiate(undefined, untracked));
    return error && errorDetail(error, texts.notCleared);
  };
}

/**
 * Stores the conversation again after its deletion was undone. Messages sent since are stored again
 * too, so that all are in the order shown.
 */
export function storeAgain(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!selectKeepsConversation(getState())) return;
    if ((await dispatch(deleteStored())) === undefined) {
      const messages = released(selectChatbotMessages(getState()));
      dispatch(conversationMerged({ messages }));
    }
    await dispatch(syncConversation());
  };
}
