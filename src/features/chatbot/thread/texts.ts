/** Texts of the conversation with the assistant. */

export const conversation = 'Conversation with the assistant';
export const uploadOf = (name: string) => `Upload of ${name}`;

// BotMessage
export const retry = 'Retry';
export const questionsToAsk = 'Questions to ask';

// AnswerBody
export const sources = 'Sources';
export const notInDocument = 'Not in this document';
export const notSupported = 'Not supported by the document';
export const results = 'Results';
export const closestPassages = 'Closest passages';
export const closestPassagesBefore = 'Closest passages:';

// CitationButton
export const onPage = (page: number) => `p. ${page}`;
export const pageOf = (title: string, page: number) => `${title}, p. ${page}`;
