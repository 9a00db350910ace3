import { CHATBOT_HISTORY_SIZE } from '#contract/limits';
import { readId } from '#shared/lib/readId';
import { parseStored, type PersistedSlice } from '#shared/store/persistedSlice';
import type { ChatbotMessage, ChatbotState } from './chatbotSlice';

function isMessage(value: unknown): value is ChatbotMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, sender, text } = value as Record<keyof ChatbotMessage, unknown>;
  return (
    typeof id === 'string' && typeof text === 'string' && (sender === 'bot' || sender === 'user')
  );
}

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
    const messages = value
      .filter(isMessage)
      .map(({ id, sender, text, facts }): ChatbotMessage =>
        facts === undefined ? { id, sender, text } : { id, sender, text, facts },
      )
      .slice(-CHATBOT_HISTORY_SIZE);
    return messages.length > 0 ? { ownerId, messages } : undefined;
  },
  write: ({ ownerId, messages }) => ({
    chatMessages: ownerId === null ? null : JSON.stringify(messages),
    quad_chat_owner: ownerId === null ? null : String(ownerId),
  }),
};
