import { createReducer, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { CHATBOT_HISTORY_SIZE } from '#contract/limits';
import { chatbotMessages } from '#contract/messages';
import { loggedOut, selectUserId, sessionAuthenticated } from '#shared/store/sessionEvents';
import type { SignedInState } from '#shared/store/sessionEvents';

export interface ChatbotMessage {
  id: string;
  sender: 'bot' | 'user';
  text: string;
  /**
   * Additional data of the message. It is validated when rendered, because storage may contain
   * anything.
   */
  facts?: unknown;
}

/** `ownerId` is the user whose conversation this is; other users see an empty one. */
export interface ChatbotState {
  ownerId: number | null;
  messages: ChatbotMessage[];
}

/** The id of the message that every conversation starts with. */
export const GREETING_ID = 'greeting';
const greeting: ChatbotMessage = { id: GREETING_ID, sender: 'bot', text: chatbotMessages.greeting };
const untouched: ChatbotMessage[] = [greeting];
const initialState: ChatbotState = { ownerId: null, messages: untouched };

interface MessageChange {
  /** A message to append. */
  message?: ChatbotMessage;
  /** The messages that replace all others; an empty list resets the conversation. */
  messages?: ChatbotMessage[];
}

/** Every conversation event appends the messages that describe it, or replaces them all. */
const changesMessages = (action: UnknownAction): action is PayloadAction<MessageChange> =>
  action.type.startsWith('chatbot/') && typeof action.payload === 'object';

export const chatbotReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(sessionAuthenticated, (state, { payload }) =>
      state.ownerId === payload.me.id ? state : { ...initialState, ownerId: payload.me.id },
    )
    .addCase(loggedOut, () => initialState)
    .addMatcher(changesMessages, (state, { payload: { message, messages = state.messages } }) => {
      const all = message ? [...messages, message] : messages;
      state.messages = all.length > 0 ? all.slice(-CHATBOT_HISTORY_SIZE) : untouched;
    }),
);

/** Selects the signed-in user's own conversation with the assistant. */
export const selectChatbotMessages = (state: SignedInState & { chatbot: ChatbotState }) =>
  state.chatbot.ownerId === selectUserId(state) ? state.chatbot.messages : untouched;
