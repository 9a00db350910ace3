/** Texts of the chatbot that people read: refusals and sentences of answers. */
import { plural } from '#server/platform/text';

// askChatbot
export const brokenHistory = 'This is no list of up to three earlier questions.';

// answerQuestion
export const notShown = '(not found in the document)';
export const onPages = (count: number, pages: string) =>
  `(${count === 1 ? 'page' : 'pages'} ${pages})`;
export const notFoundIn = (title: string) => `I couldn’t find an answer in “${title}”.`;
export const notFoundInThese = 'I couldn’t find an answer in these documents.';

// answerFromPages
export const noSuchPage = (title: string, page: string, count: number) =>
  `“${title}” has ${plural(count, 'page')}, so there is no page ${page}.`;
export const emptyPage = (page: string) => `Page ${page} has no text.`;
export const notOnPage = (page: string, title: string) =>
  `I couldn’t find an answer on page ${page} of “${title}”.`;
export const pagesOfOneDocument =
  'I can look up a page in one document at a time. Choose the document, then ask again.';

// analyse
export const documentHead = (title: string, pages: number) =>
  `**${title}** (${plural(pages, 'page')})`;
export const summaryHeading = '**What this paper is about**';
export const sentenceOnPage = (sentence: string, page: string) => `${sentence} (page ${page})`;

// suggestQuestions
export const whatAbout = 'What is this document about?';
export const whatResults = 'What are the results?';
export const whichMethods = 'Which methods were used?';
export const whatLimitations = 'What are the limitations?';
export const whatAboutPair = (pair: string) => `What does it say about “${pair}”?`;

// conversation
export const lookedUp = 'I looked this up on Quad. Ask again for the current results.';
export const noLongerShown = 'This is about a paper that is no longer available.';
export const notKept = 'Quad doesn’t keep your conversation. Turn this on in your documents first.';

// documents
export const choosePdf = 'Choose a PDF first.';
export const documentNotFound = 'This document does not exist.';
export const scannedPdf =
  'This PDF is a scan, so its text can’t be read. Choose a PDF with selectable text.';
export const tooManyPages = (most: number) => `This PDF has more than ${most} pages.`;
export const unreadablePaper =
  'This paper has no readable text, so the assistant can’t answer questions about it.';
