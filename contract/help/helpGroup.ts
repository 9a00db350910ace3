/** A common question about the product, and its answer. */
export interface HelpSection {
  title: string;
  /** A paragraph. `[words](/address)` links to a page. */
  text: string;
}

/** Questions about one part of the product, under a heading that names it. */
export interface HelpGroup {
  title: string;
  sections: readonly HelpSection[];
}
