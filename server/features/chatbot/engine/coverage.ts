import type { PassageIndex } from './passageIndex';
import type { Question } from './question';

/** The weight of a synonym or compound, relative to the question's own word. */
const RELATED = 0.5;

/** A set of words to look into. */
export type Words = Pick<ReadonlySet<string>, 'has'>;

/** Measures how much of a question some words cover. */
export interface Coverage {
  /** From 0 to 1: rare terms of the question count more, synonyms count half. */
  of(words: Words): number;
  /** The share of what is asked, by rarity, that no passage has, neither the word nor a synonym. */
  missing: number;
}

/** The words that are in any of these sets. */
export const anyOf = (...sets: readonly Words[]): Words => ({
  has: (word) => sets.some((set) => set.has(word)),
});

/** Prepares a question for measuring how much of it texts of the index cover. */
export function coverageOf(index: PassageIndex, { terms, weight, neighbours }: Question): Coverage {
  const compounds = new Map<string, string[]>();
  for (const [one, other] of neighbours) {
    for (const term of [one, other]) {
      compounds.set(term, [...(compounds.get(term) ?? []), `${one}${other}`]);
    }
  }
  const asked = terms.map((term) => ({
    term,
    worth: weight(term) * index.rarity(term),
    compounds: compounds.get(term) ?? [],
    related: index.related(term),
  }));
  const all = asked.reduce((sum, { worth }) => sum + worth, 0);
  const share = (part: (of: (typeof asked)[number]) => number) =>
    all === 0 ? 0 : asked.reduce((sum, each) => sum + each.worth * part(each), 0) / all;
  return {
    of: (words) =>
      share((each) => {
        if (words.has(each.term) || each.compounds.some((word) => words.has(word))) return 1;
        return each.related.some((word) => words.has(word)) ? RELATED : 0;
      }),
    missing: share((each) =>
      [each.term, ...each.compounds, ...each.related].some((word) => index.has(word)) ? 0 : 1,
    ),
  };
}
