/** Texts of the reader of papers. */
import { PAPER_QUOTE_MAX_LENGTH } from '#contract/limits';
import type { PdfFault } from '#shared/pdf/usePdf';
import type { SelectionProblem } from './selectedWords';

export const opening = 'Opening the PDF …';
export const toPaper = 'To the paper’s page';

// OpenPaper
const faults: Record<PdfFault, string> = {
  password: 'This PDF needs a password. Download it to read it.',
  damaged: 'This PDF is damaged. Download it to try another reader.',
  gone: 'The file of this paper is missing.',
  unreachable: 'Couldn’t fetch the PDF. Try again.',
};
export const faultOf = (fault: PdfFault) => faults[fault];
export const pagesMissing = 'Couldn’t fetch some pages. Check your connection and try again.';
export const pages = 'Pages';

// ReaderBar
export const tools = 'Reading';
export const outline = 'Contents';
export const find = 'Find in this paper';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const view = 'View';
export const fitWidth = 'Fit width';
export const fitPage = 'Fit page';
export const twoPages = 'Two pages';
export const onePage = 'One page';
export const nightOn = 'Dark pages';
export const nightOff = 'White pages';
export const download = 'Download';

// PageField
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const page = 'Page';
export const ofPages = (count: number, label: string | null) =>
  label === null ? `of ${count}` : `of ${count} (${label})`;

// FindBar
export const findPlaceholder = 'Find words';
export const nextMatch = 'Next match';
export const previousMatch = 'Previous match';
export const closeFind = 'Close the search';
export const noText = 'This PDF has no searchable text.';
export const noMatch = 'Not found';
export const matches = (current: number, total: number) => `${current} of ${total}`;
export const searching = 'Searching …';
export const searchIncomplete = 'Some pages are missing';
export const pagesSearched = 'Pages searched';

// Outline
export const closeOutline = 'Close the contents';
export const noOutline = 'This PDF has no table of contents.';

// SelectionBar
export const selected = (page: number) => `Selected on page ${page}`;
export const selectionProblems: Record<SelectionProblem, string> = {
  pages: 'Select words of one page to quote them.',
  length: `Select at most ${PAPER_QUOTE_MAX_LENGTH} characters to quote them.`,
};
export const quoteWords = 'Quote the selected words';
export const quote = 'Quote';
export const quoteInMessage = 'Quote in a message';
