import type { SourceKind } from '#contract/entities/chatbot';
import type { PageSection } from '#server/platform/pdf/pdfText';

/**
 * A page of a document as stored: whitespace collapsed, words hyphenated at line ends still split.
 */
export interface SourcePage {
  /** Starts at 1. */
  page: number;
  text: string;
  /** The printed page number, if it differs. */
  label?: string | undefined;
  /** The paragraphs on the page, under their headings. Absent if its lines were not read. */
  sections?: readonly PageSection[] | undefined;
}

/** A document that an answer may be based on. */
export interface Source {
  /** The product's own help is never cited. */
  kind: SourceKind | 'help';
  id: number;
  title: string;
  /** The authors as the paper's page or the file's own data name them; absent or empty if unknown. */
  author?: string | undefined;
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

/** A piece of a page that shows what is on it. */
export interface Opening extends Passage {
  /** The headings above it, outermost first, if they are shown. */
  headings?: readonly string[];
  /** The text that it is shown in, literally on the page. */
  around?: string;
}

/** A sentence that answers a question, with the text around it. */
export interface Finding extends Passage {
  /** The passage that contains the sentence, literally on the page. */
  around: string;
  /** The headings above the passage, outermost first; empty if unknown. */
  headings: readonly string[];
}
