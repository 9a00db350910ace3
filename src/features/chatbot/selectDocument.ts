import { createAppSelector } from '#shared/store/hooks';
import type { RootState } from '#shared/store/types';
import { selectChatbotMessages } from './chatbotSlice';
import { readFacts, type DocumentFacts } from './messageFacts';

/** Selects the chosen document, or else the one introduced last, unless it was detached. */
export const selectDocument = createAppSelector(
  [
    selectChatbotMessages,
    (state: RootState) => state.chatbot.isDetached,
    (state: RootState) => state.chatbot.chosen,
  ],
  (messages, isDetached, chosen): DocumentFacts | null => {
    if (isDetached || chosen) return chosen;
    const facts = messages
      .filter(({ sender }) => sender === 'bot')
      .map((message) => readFacts(message.facts).document);
    return facts.findLast((document) => document !== undefined) ?? null;
  },
);
