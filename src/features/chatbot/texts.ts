/** Texts of the chatbot. */
import { printedPage } from '#contract/messages';

export const chatbotNotLoaded = 'Couldn’t load the assistant. Check your connection and try again.';
export const chatCleared = 'The chat was cleared.';
export const chatClearedEverywhere = 'The chat was cleared on all your devices.';
export const undo = 'Undo';

// Why a request failed
export const tookTooLong = 'The assistant took too long to answer. Try again.';
export const notReached = 'Couldn’t reach Quad. Check your connection.';
export const fileTooLarge = 'The file is too large.';
export const somethingWrong = 'Something went wrong. Try again in a moment.';

/* Window above the launcher */

export const chatbot = 'AskU chatbot';
export const askU = 'AskU';
export const clearChat = 'Clear chat';
export const close = 'Close';
export const askAboutPaper = 'Ask about this paper';
export const attachOrAsk = 'Attach a PDF or ask a question';

/* Panel AskU */

export const closeAskU = 'Close AskU';

// The placeholder of the question, for other sources
export const askAboutMine = 'Ask about all your documents';
export const askAboutQuad = 'Ask about Quad and its papers';

// DocumentChip
export const pageCount = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
export const removeDocument = (title: string) => `Remove ${title}`;

// ScopeChoice
export const answerFrom = 'Answer from';
export const answerFromDocument = 'Answer from this document';
export const answerFromMine = 'Answer from all my documents';
export const answerFromQuad = 'Answer from all of Quad';

/* My documents */

export const documents = 'Documents';
export const myDocuments = 'My documents';
export const aboutDocuments = 'The PDFs that you gave AskU. Choose one to ask about it.';
export const loadingDocuments = 'Loading your documents';
export const documentsNotLoaded = 'Couldn’t load your documents. Try again.';
export const noDocuments = 'No documents yet';
export const attachFirst = 'Attach a PDF to a question, and it appears here.';
export const nearlyFull = (count: number, most: number, title: string) =>
  count < most
    ? `You have ${count} of ${most} documents. After ${most}, a new one replaces “${title}”, which you haven’t used for the longest time.`
    : `You have ${most} documents, the most I can keep. A new one replaces “${title}”, which you haven’t used for the longest time.`;
export const lastUsed = 'last used';
export const deleteNamed = (title: string) => `Delete ${title}`;
export const deleteDocument = 'Delete this document?';
export const deleteWarning =
  'Answers that quote it stay in your conversation, but their pages can’t be opened anymore.';
export const deleteIt = 'Delete';
export const documentDeleted = (title: string) => `“${title}” was deleted.`;
export const alreadyDeleted = (title: string) =>
  `“${title}” had already been deleted in another window or on another device.`;
export const notDeleted = 'Couldn’t delete this document. Try again.';

// ConversationPrivacy and KeepSwitch
export const yourConversation = 'Conversation with AskU';
export const keepConversation = 'Keep my conversation on all my devices';
export const conversationKept =
  'Quad stores your questions and the answers, so they are here after you log in again. Only you see them.';
export const conversationNotKept = 'Your conversation is only in this browser, until you log out.';
export const stopKeeping = 'Stop keeping your conversation?';
export const stopKeepingWarning =
  'Quad deletes the messages it has stored. This browser shows them until you log out; your other devices can’t load them anymore.';
export const stopKeepingAction = 'Stop and delete';
export const settingNotSaved = 'Couldn’t save this setting. Try again.';
export const notSynced =
  'Couldn’t load the messages of your other devices. Check your connection and open AskU again.';
export const notCleared = 'Couldn’t clear the chat. Check your connection and try again.';

/* Field for a question */

export const removeFile = (name: string) => `Remove ${name}`;
export const askChatbot = 'Ask the assistant';
export const attachPdf = 'Attach a PDF';
export const pdfToAttach = 'PDF to attach';
export const yourQuestion = 'Your question';
export const waitForAnalysis = 'Wait for the analysis to finish';
export const sendLater = 'The PDF is still being read. Send your question once it’s done.';
export const send = 'Send';

/* Fetching a paper */

export const paperNotFetched = (reason: string) => `Couldn’t fetch the paper. ${reason}`;

/* Conversation */

export const conversation = 'Conversation with the assistant';
export const uploadOf = (name: string) => `Upload of ${name}`;

// BotMessage
export const retry = 'Retry';
export const questionsToAsk = 'Suggested questions';
export const forgotten = (title: string, most: number) =>
  `I can keep ${most} documents for you. To make room, I deleted “${title}”, which you hadn’t used for the longest time.`;

export const understoodAs = (question: string) => `Understood as: ${question}`;
export const askLiterally = 'Ask it literally';

// AnswerBody
export const sources = 'Sources';
export const notInDocument = 'Not in this document';
export const notSupported = 'Not supported by the document';
export const results = 'Results';
export const closestPassages = 'Closest passages';
export const closestPassagesBefore = 'Closest passages:';
export const furtherPassages = (count: number) =>
  count === 1 ? 'One more passage' : `${count} more passages`;

// CitationButton
export const onPage = (page: number | string) => `p. ${page}`;
export const citedPage = (title: string, page: number | string) => `${title}, p. ${page}`;

/* Markdown of the answers */

export const code = 'Code';
export const table = 'Table';

/* Viewer of cited documents */

export const citedDocument = 'Cited document';
export const fetching = 'Fetching the document';
export const notShown = (reason: string) => `Couldn’t show the document. ${reason}`;

// PdfPages
export const opening = 'Opening the document';
export const notOpened = 'Couldn’t open this document.';
export const documentPages = 'Pages of the document';
export const previousPage = 'Previous page';
export const pageOf = (page: number, pageCount: number, label = String(page)) =>
  label === '' || label === String(page)
    ? `${page} of ${pageCount}`
    : printedPage(label, page, pageCount);
export const nextPage = 'Next page';
export const zoomOut = 'Zoom out';
export const zoomIn = 'Zoom in';
export const download = 'Download';

// PdfPage
export const loadingPage = (page: number) => `Loading page ${page}`;
export const pageName = (page: number) => `Page ${page}`;
export const notHighlighted = 'The passage is on this page but couldn’t be highlighted.';
export const pageNotShown = 'Couldn’t display this page. Download the document to read it.';
