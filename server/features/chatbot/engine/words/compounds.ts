/** Shorter words are endings of words that have nothing to do with them. */
const SHORTEST_LAST = 6;
/** The letters before it are a word of their own. */
const SHORTEST_FIRST = 4;

/**
 * The compounds among some German stems whose last word is this one, which says what a compound is
 * about: a `rechnerarchitektur` is an `architektur`.
 */
export const compoundsOf = (stem: string, stems: Iterable<string>): string[] =>
  stem.length < SHORTEST_LAST
    ? []
    : [...stems].filter(
        (each) => each.length >= stem.length + SHORTEST_FIRST && each.endsWith(stem),
      );
