import type { SourceKind } from '#contract/entities/assistant';

/** A page of a document as it is kept: blanks folded, words that a line end cut still apart. */
export interface SourcePage {
  /** From 1. */
  page: number;
  text: string;
}

/** A document that an answer may rest on. */
export interface Source {
  /** The product's help is quoted by nobody: it is ours. */
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
