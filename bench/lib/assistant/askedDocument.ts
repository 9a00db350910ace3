/** A question that a document answers. */
export interface KnownAnswer {
  /** In the words of a reader who does not know the document's. */
  ask: string;
  /** For each page that answers it, from 1: words from the passage that does. */
  at: Readonly<Record<number, string>>;
}

/** A file of a Debian package. */
export interface PackagedFile {
  package: string;
  /** Its path from `/`, without the first slash; with `.gz` it is unpacked. */
  path: string;
}

/** A document with questions about it. */
export interface AskedDocument {
  title: string;
  language: 'bn' | 'de' | 'en';
  /** A PDF as it is packaged, or the text of each page to be set: blocks separated by empty lines. */
  from: PackagedFile | { pages: readonly string[] };
  answered: readonly KnownAnswer[];
  /** Plausible for such a document, but not answered in it. */
  unanswered: readonly string[];
}
