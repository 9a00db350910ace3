import { createAppSelector } from '#shared/store/hooks';
import type { RootState } from '#shared/store/types';
import { selectChatbotMessages } from './chatbotSlice';
import { readFacts, type DocumentFacts } from './messageFacts';

/** The document handed over last, unless it was put aside. */
export const selectDocument = createAppSelector(
  [selectChatbotMessages, (state: RootState) => state.assistant.isDetached],
  (messages, isDetached): DocumentFacts | null => {
    if (isDetached) return null;
    const facts = messages.map((message) => readFacts(message.facts).document);
    return facts.findLast((document) => document !== undefined) ?? null;
  },
);

/** Where the conversation is shown; closed until the signed-in area is in place. */
export const selectAssistantView = (state: RootState) => state.assistant.view;
