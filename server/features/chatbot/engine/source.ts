import type { SourceKind } from '#contract/entities/chatbot';

/**
 * A page of a document as stored: whitespace collapsed, words hyphenated at line ends still split.
 */
export interface SourcePage {
  /** Starts at 1. */
  page: number;
  text: string;
  /** The printed page number, if it differs. */
  label?: string | undefined;
}

/** A document that an answer may be based on. */
export interface Source {
  /** The product's own help is never cited. */
  kind: SourceKind | 'help';
  id: number;
  title: string;
  /** Of a long document, only the pages that fit a question. */
  pages: readonly SourcePage[];
  /** The number of all pages, if known. */
  pageCount?: number | undefined;
}

/** A literal piece of a page. */
export interface Passage {
  source: Source;
  page: number;
  text: string;
}
