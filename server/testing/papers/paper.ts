/** The layout of a paper. */
export type Layout = 'plain' | 'columns' | 'hyphenated' | 'ligatures';

/** A question, the page of its answer, and words from the passage that answers it. */
export interface KnownAnswer {
  ask: string;
  /** Starts at 1. */
  page: number;
  answer: string;
}

/** A paper made for tests, with questions from a reader who does not know it. */
export interface TestedPaper {
  title: string;
  layout: Layout;
  /** Blocks separated by empty lines; `# ` starts a heading, `|` a table row. */
  pages: readonly string[];
  answered: readonly KnownAnswer[];
  /** Plausible for such a paper, but not answered in it. */
  unanswered: readonly string[];
}

/** A question that depends on the one before it. */
export interface FollowUp {
  paper: TestedPaper;
  first: string;
  then: string;
  /** The page that answers `then`. Starts at 1. */
  page: number;
}
