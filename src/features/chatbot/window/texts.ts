/** Texts of the assistant's window above the launcher. */

export const chatbot = 'AskU chatbot';
export const askU = 'AskU';
export const clearChat = 'Clear chat';
export const close = 'Close';
export const askAboutPaper = 'Ask about this paper';
export const attachOrAsk = 'Attach a PDF or ask a question';
