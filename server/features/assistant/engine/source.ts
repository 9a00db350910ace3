import type { SourceKind } from '#contract/entities/assistant';

/**
 * A page of a document as stored: whitespace collapsed, words hyphenated at line ends still split.
 */
export interface SourcePage {
  /** Starts at 1. */
  page: number;
  text: string;
}

/** A document that an answer may be based on. */
export interface Source {
  /** The product's own help is never cited. */
  kind: SourceKind | 'help';
  id: number;
  title: string;
  pages: readonly SourcePage[];
}

/** A literal piece of a page. */
export interface Passage {
  source: Source;
  page: number;
  text: string;
}
