import { wordsIn } from '#contract/words/wordsIn';

/** Words without meaning for a field. */
const EMPTY = new Set(['and', 'of', 'the', 'for', 'in', 'on', 'to']);

/**
 * The comparison key of a research field: its words, without case, accents, order, punctuation and
 * blanks. Omits words such as `and`, which may also be spelled `&`.
 */
export function fieldWords(field: string): ReadonlySet<string> {
  const words = Array.from(wordsIn(field), ({ plain }) => plain);
  return new Set(words.filter((word) => !EMPTY.has(word)));
}
