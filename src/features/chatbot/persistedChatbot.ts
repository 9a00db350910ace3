import { CHATBOT_HISTORY_SIZE } from '#contract/limits';
import { readId } from '#shared/lib/readId';
import { parseStored, type PersistedSlice } from '#shared/store/persistedSlice';
import { mergeOwned } from '#shared/store/tabChanges';
import { initialChatbotState, type ChatbotMessage, type ChatbotState } from './chatbotState';
import { conversationTabs, type ConversationChanges } from './conversationTabs';

function isMessage(value: unknown): value is ChatbotMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, sender, text } = value as Record<keyof ChatbotMessage, unknown>;
  return (
    typeof id === 'string' && typeof text === 'string' && (sender === 'bot' || sender === 'user')
  );
}

const readMessages = (values: unknown[]): ChatbotMessage[] =>
  values
    .filter(isMessage)
    .map(({ id, sender, text, facts }) =>
      facts === undefined ? { id, sender, text } : { id, sender, text, facts },
    );

/**
 * Persists the conversation as a JSON array under `chatMessages`. The owner has a separate key, so
 * that `chatMessages` stays the plain array it has always been. An array without an owner is not
 * restored.
 */
export const persistedChatbot: PersistedSlice<ChatbotState> = {
  read(stored) {
    const ownerId = readId(stored('quad_chat_owner'));
    const value = parseStored(stored('chatMessages'));
    if (ownerId === null || !Array.isArray(value)) return undefined;
    const messages = readMessages(value).slice(-CHATBOT_HISTORY_SIZE);
    return messages.length > 0 ? { ownerId, messages } : undefined;
  },
  write: ({ ownerId, messages }) => ({
    chatMessages: ownerId === null ? null : JSON.stringify(messages),
    quad_chat_owner: ownerId === null ? null : String(ownerId),
  }),
  merge: mergeOwned(conversationTabs, initialChatbotState),
};

/** Returns the changes in a message of another tab, or null if it has another form. */
export function readConversationChanges(value: unknown): ConversationChanges | null {
  if (typeof value !== 'object' || value === null) return null;
  const { ownerId, messages, nextId, removedIds } = value as Record<
    keyof ConversationChanges,
    unknown
  >;
  if (typeof ownerId !== 'number' || !Array.isArray(messages) || !Array.isArray(removedIds))
    return null;
  return {
    ownerId,
    messages: readMessages(messages),
    nextId: typeof nextId === 'string' ? nextId : null,
    removedIds: removedIds.filter((id) => typeof id === 'string'),
  };
}
