/** Whether the words of a PDF can be read, and if not, why. */
export type PdfState = 'readable' | 'no_text' | 'encrypted' | 'broken' | 'too_long';

/** What is asked of the worker: a file, and how many pages of text it may have. */
export interface PdfRequest {
  path: string;
  maxPages: number;
}

/** What a PDF says of itself, as far as it could be told; empty or null where not. */
export interface PdfProposal {
  title: string;
  author: string;
  abstract: string;
  /** In lower case, without an address before it. */
  doi: string | null;
  year: number | null;
}

/** The words of a PDF. */
export interface PdfText {
  state: PdfState;
  /** Null where the file could not be opened. */
  pageCount: number | null;
  /** The text of each page from the first on, blanks folded; empty unless the state is 'readable'. */
  pages: string[];
  proposal: PdfProposal;
}

export const NO_PROPOSAL: PdfProposal = {
  title: '',
  author: '',
  abstract: '',
  doi: null,
  year: null,
};
