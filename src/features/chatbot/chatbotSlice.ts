import { createAction, createReducer, isAnyOf } from '@reduxjs/toolkit';
import { CHATBOT_HISTORY_SIZE } from '#contract/limits';
import { chatbotMessages } from '#contract/messages';
import { loggedOut, selectUserId, sessionAuthenticated } from '#shared/store/sessionEvents';
import type { SignedInState } from '#shared/store/sessionEvents';
import type { TabChanges } from '#shared/store/tabChanges';
import * as events from './chatbotEvents';

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
export const initialChatbotState: ChatbotState = { ownerId: null, messages: untouched };

/** Events with a message that follows the conversation. */
const hasMessage = isAnyOf(
  events.documentHanded,
  events.documentAnalysed,
  events.analysisFailed,
  events.questionAsked,
  events.answerReceived,
  events.answerFailed,
  events.sendingRefused,
);
/** Events with the messages that replace the conversation. */
const hasMessages = isAnyOf(events.failureRetried, events.historyCleared, events.historyRestored);

/** The messages as they are kept: the last ones, or the greeting. */
const kept = (messages: ChatbotMessage[]) =>
  messages.length > 0 ? messages.slice(-CHATBOT_HISTORY_SIZE) : untouched;

/** Messages that were added before `nextId`, or at the end if it is null, and removed ones. */
export interface ConversationChanges {
  ownerId: number | null;
  messages: ChatbotMessage[];
  nextId: string | null;
  removedIds: string[];
}

const idsOf = (messages: readonly ChatbotMessage[]) => new Set(messages.map(({ id }) => id));

/** How tabs share the conversation: each of them adds and removes single messages. */
export const conversationTabs: TabChanges<ChatbotState, ConversationChanges> = {
  between({ messages: before }, { ownerId, messages: after }) {
    const known = idsOf(before);
    const left = idsOf(after);
    const messages = after.filter(({ id }) => !known.has(id));
    const removedIds = [...known].filter((id) => !left.has(id));
    if (messages.length === 0 && removedIds.length === 0) return null;
    const last = after.findLastIndex(({ id }) => !known.has(id));
    const nextId = messages.length > 0 ? (after[last + 1]?.id ?? null) : null;
    return { ownerId, messages, nextId, removedIds };
  },
  apply(state, { messages: added, nextId, removedIds }) {
    const replaced = new Set([...removedIds, ...idsOf(added)]);
    const others = state.messages.filter(({ id }) => !replaced.has(id));
    const next = others.findIndex(({ id }) => id === nextId);
    const place = next < 0 ? others.length : next;
    const messages = [...others.slice(0, place), ...added, ...others.slice(place)];
    return { ...state, messages: kept(messages) };
  },
};

/** Another tab of the same browser changed the conversation. */
export const conversationChangedElsewhere = createAction<ConversationChanges>(
  'assistant/conversationChangedElsewhere',
);

export const chatbotReducer = createReducer(initialChatbotState, (builder) =>
  builder
    .addCase(sessionAuthenticated, (state, { payload }) =>
      state.ownerId === payload.me.id ? state : { ...initialChatbotState, ownerId: payload.me.id },
    )
    .addCase(loggedOut, () => initialChatbotState)
    .addCase(conversationChangedElsewhere, (state, { payload }) =>
      state.ownerId === payload.ownerId ? conversationTabs.apply(state, payload) : state,
    )
    .addMatcher(hasMessage, (state, { payload }) => {
      state.messages = kept([...state.messages, payload.message]);
    })
    .addMatcher(hasMessages, (state, { payload }) => {
      state.messages = kept(payload.messages);
    }),
);

/** Selects the signed-in user's own conversation with the assistant. */
export const selectChatbotMessages = (state: SignedInState & { chatbot: ChatbotState }) =>
  state.chatbot.ownerId === selectUserId(state) ? state.chatbot.messages : untouched;
