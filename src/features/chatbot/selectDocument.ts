import { createAppSelector } from '#shared/store/hooks';
import type { RootState } from '#shared/store/types';
import { selectChatbotMessages } from './chatbotSlice';
import { readFacts, type DocumentFacts } from './messageFacts';

/** Selects the document uploaded last, unless it was detached. */
export const selectDocument = createAppSelector(
  [selectChatbotMessages, (state: RootState) => state.chatbot.isDetached],
  (messages, isDetached): DocumentFacts | null => {
    if (isDetached) return null;
    const facts = messages.map((message) => readFacts(message.facts).document);
    return facts.findLast((document) => document !== undefined) ?? null;
  },
);
