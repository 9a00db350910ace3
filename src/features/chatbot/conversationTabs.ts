import { createAction } from '@reduxjs/toolkit';
import type { TabChanges } from '#shared/store/tabChanges';
import { keepMessages, type ChatbotMessage, type ChatbotState } from './chatbotState';

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
    return { ...state, messages: keepMessages(messages) };
  },
};

/** Another tab of the same browser changed the conversation. */
export const conversationChangedElsewhere = createAction<ConversationChanges>(
  'assistant/conversationChangedElsewhere',
);
