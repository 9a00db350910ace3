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
const range = (first: string, last: string) => (first === last ? first : `${first} to ${last}`);
export const pageNumber = (page: string) => `page ${page}`;
export const pageBeforeEnd = (place: number) =>
  place === 1 ? 'last page' : `page that is number ${place} from the end`;
export const noSuchPage = (title: string, page: string, count: number) =>
  `“${title}” has ${plural(count, 'page')}, so there is no ${page}.`;
export const emptyPages = (first: string, last: string) =>
  first === last ? `Page ${first} has no text.` : `Pages ${range(first, last)} have no text.`;
export const notOnPages = (first: string, last: string, title: string) =>
  `I couldn’t find an answer on page${first === last ? '' : 's'} ${range(first, last)} of “${title}”.`;

// answerFromSection
export const sectionNumber = (kind: string, number: string) => `${kind} ${number}`;
export const sectionCalled = (name: string) => `the section “${name}”`;
export const noSuchSection = (title: string, section: string, headings: readonly string[]) =>
  headings.length === 0
    ? `I couldn’t find ${section} in “${title}”.`
    : `I couldn’t find ${section} in “${title}”. Some of its headings: ${headings.map((each) => `“${each}”`).join(', ')}.`;
export const notInSection = (sections: string, title: string) =>
  `I couldn’t find an answer in ${sections} of “${title}”.`;

// answerFromCaption
export const captionNumber = (kind: 'table' | 'figure', number: string) =>
  `${kind === 'table' ? 'Table' : 'Figure'} ${number}`;
export const noSuchCaption = (title: string, caption: string) =>
  `I couldn’t find the caption of ${caption} in “${title}”.`;

// answerFromPart
export const foundElsewhere = 'Other parts of the document say something about it.';
export const partOfOneDocument =
  'I can look up a page or section in one document at a time. Choose the document, then ask again.';

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
