/** How a paper is set. */
export type Layout = 'plain' | 'columns' | 'hyphenated' | 'ligatures';

/** A question, where its answer stands, and words that the passage which answers it has in it. */
export interface KnownAnswer {
  ask: string;
  /** From 1. */
  page: number;
  answer: string;
}

/** A paper made for tests, with questions somebody might ask who has not read it. */
export interface TestedPaper {
  title: string;
  layout: Layout;
  /** Blocks parted by empty lines; `# ` begins a heading, `|` the row of a table. */
  pages: readonly string[];
  answered: readonly KnownAnswer[];
  /** Plausible for such a paper, and not in it. */
  unanswered: readonly string[];
}
