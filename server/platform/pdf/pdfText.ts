/** Whether the text of a PDF can be read, and if not, why. */
export type PdfState = 'readable' | 'no_text' | 'encrypted' | 'broken' | 'too_long';

/** The request to the worker: a file, and the maximum number of pages of text. */
export interface PdfRequest {
  path: string;
  maxPages: number;
}

/** Metadata extracted from a PDF; empty or null if unknown. */
export interface PdfProposal {
  title: string;
  author: string;
  abstract: string;
  /** In lower case, without a URL prefix. */
  doi: string | null;
  year: number | null;
}

/** The part of a section that is on one page. */
export interface PageSection {
  /** The headings above it, outermost first. */
  headings: string[];
  /** Where its paragraphs start and end in the text of the page. */
  paragraphs: (readonly [start: number, end: number])[];
}

/** The extracted text of a PDF. */
export interface PdfText {
  state: PdfState;
  /** Null if the file could not be opened. */
  pageCount: number | null;
  /**
   * The text of each page in order, with whitespace collapsed; empty unless the state is
   * 'readable'.
   */
  pages: string[];
  /** The printed number of each page, null where it is that in the file; omitted if none differs. */
  labels?: (string | null)[];
  /** The sections of each page with their paragraphs; omitted if the lines make no sense. */
  sections?: PageSection[][];
  proposal: PdfProposal;
}

export const NO_PROPOSAL: PdfProposal = {
  title: '',
  author: '',
  abstract: '',
  doi: null,
  year: null,
};
