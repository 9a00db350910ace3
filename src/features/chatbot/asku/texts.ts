/** Texts of the panel in which AskU answers. */

export const askU = 'AskU';
export const clearChat = 'Clear chat';
export const closeAskU = 'Close AskU';

// The placeholder of the question, by source
export const askAboutPaper = 'Ask about this paper';
export const attachOrAsk = 'Attach a PDF or ask about papers on Quad';
export const askAboutMine = 'Ask about all your documents';
export const askAboutPapers = 'Ask about papers on Quad';
export const askHow = 'Ask how Quad works';

// DocumentChip
export const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
export const removeDocument = (title: string) => `Remove ${title}`;

// ScopeChoice
export const answerFrom = 'Answer from';
export const answerFromDocument = 'Answer from this document';
export const answerFromLatest = 'Answer from my latest document';
export const answerFromMine = 'Answer from all my documents';
export const answerFromPapers = 'Answer from papers on Quad';
export const answerFromHelp = 'Answer from Quad Help';
