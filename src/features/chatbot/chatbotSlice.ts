import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { CHATBOT_HISTORY_SIZE } from '#contract/limits';
import { chatbotMessages } from '#contract/messages';
import { loggedOut, selectUserId, sessionAuthenticated } from '../../shared/store/sessionEvents';
import type { SignedInState } from '../../shared/store/sessionEvents';

export interface ChatbotMessage {
  id: string;
  sender: 'bot' | 'user';
  text: string;
}

/** `ownerId` is the user whose conversation this is; to anyone else it looks untouched. */
export interface ChatbotState {
  ownerId: number | null;
  messages: ChatbotMessage[];
}

const greeting: ChatbotMessage = { id: 'greeting', sender: 'bot', text: chatbotMessages.greeting };
const untouched: ChatbotMessage[] = [greeting];
const initialState: ChatbotState = { ownerId: null, messages: untouched };

const chatbotSlice = createSlice({
  name: 'chatbot',
  initialState,
  reducers: {
    messageAdded(state, { payload }: PayloadAction<ChatbotMessage>) {
      state.messages = [...state.messages, payload].slice(-CHATBOT_HISTORY_SIZE);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionAuthenticated, (state, { payload }) =>
        state.ownerId === payload.me.id ? state : { ...initialState, ownerId: payload.me.id },
      )
      .addCase(loggedOut, () => initialState),
});

export const { messageAdded } = chatbotSlice.actions;
export const chatbotReducer = chatbotSlice.reducer;

/** The signed-in user's own conversation with the assistant. */
export const selectChatbotMessages = (state: SignedInState & { chatbot: ChatbotState }) =>
  state.chatbot.ownerId === selectUserId(state) ? state.chatbot.messages : untouched;
