import { createReducer, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { CHATBOT_HISTORY_SIZE } from '#contract/limits';
import { chatbotMessages } from '#contract/messages';
import { loggedOut, selectUserId, sessionAuthenticated } from '#shared/store/sessionEvents';
import type { SignedInState } from '#shared/store/sessionEvents';

export interface ChatbotMessage {
  id: string;
  sender: 'bot' | 'user';
  text: string;
  /** What belongs to it beside its text; checked where it is shown, for storage may hold anything. */
  facts?: unknown;
}

/** `ownerId` is the user whose conversation this is; to anyone else it looks untouched. */
export interface ChatbotState {
  ownerId: number | null;
  messages: ChatbotMessage[];
}

/** The id of the message that every conversation begins with. */
export const GREETING_ID = 'greeting';
const greeting: ChatbotMessage = { id: GREETING_ID, sender: 'bot', text: chatbotMessages.greeting };
const untouched: ChatbotMessage[] = [greeting];
const initialState: ChatbotState = { ownerId: null, messages: untouched };

interface Told {
  /** One more message. */
  message?: ChatbotMessage;
  /** All messages from now on; none begins anew. */
  messages?: ChatbotMessage[];
}

/** Whatever happens in the conversation brings the messages that tell of it. */
const isTold = (action: UnknownAction): action is PayloadAction<Told> =>
  action.type.startsWith('chatbot/') && typeof action.payload === 'object';

export const chatbotReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(sessionAuthenticated, (state, { payload }) =>
      state.ownerId === payload.me.id ? state : { ...initialState, ownerId: payload.me.id },
    )
    .addCase(loggedOut, () => initialState)
    .addMatcher(isTold, (state, { payload: { message, messages = state.messages } }) => {
      const all = message ? [...messages, message] : messages;
      state.messages = all.length > 0 ? all.slice(-CHATBOT_HISTORY_SIZE) : untouched;
    }),
);

/** The signed-in user's own conversation with the assistant. */
export const selectChatbotMessages = (state: SignedInState & { chatbot: ChatbotState }) =>
  state.chatbot.ownerId === selectUserId(state) ? state.chatbot.messages : untouched;
