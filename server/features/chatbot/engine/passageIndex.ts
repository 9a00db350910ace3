import { yieldToMain } from '#server/platform/yieldToMain';
import { languageOf, type Language } from './words/language';
import { readPassages, type TextPassage } from './readPassages';
import type { Source } from './source';
import { compoundsOf } from './words/compounds';
import { synonymsOf } from './words/synonyms';
import { termsOf } from './words/terms';

/** How fast further occurrences of a term count less. */
const SATURATION = 1.2;
/** How much longer texts count less: 0 not at all, 1 in proportion to their length. */
const BODY_LENGTH = 0.6;
const HEADING_LENGTH = 0.4;
/** The weight of a heading relative to the text, by its distance: the own one, its parent, others. */
const HEADING_WEIGHTS = [3, 1.5];
const OUTER_HEADING_WEIGHT = 0.75;
/** The weight of a synonym in the search, relative to the question's own word. */
const RELATED = 0.2;
/** The pages of each document, and the letters of each page, that tell the language. */
const SAMPLED_PAGES = 10;
const SAMPLED_LETTERS = 2_000;
/** No word is rare among a few passages, so rarity assumes at least this many. */
const FEWEST = 10;

/** A passage with its terms. */
export interface IndexedPassage extends TextPassage {
  /** The position among all passages, from 0, in the order of the documents. */
  position: number;
  /** The terms of its text, and of each of its headings, outermost first. */
  terms: ReadonlySet<string>;
  headingTerms: readonly ReadonlySet<string>[];
}

/** A passage that may be relevant to a question. */
export interface RankedPassage {
  passage: IndexedPassage;
  /** From 0 to 1, which no real passage reaches. */
  score: number;
}

/** A searchable index of the passages of some documents. */
export interface PassageIndex {
  /** In the order of the documents. */
  passages: readonly IndexedPassage[];
  /** That of most of the documents. */
  language: Language;
  /** Best first. Yields to the event loop between the terms. */
  rank(terms: readonly string[], weight?: (term: string) => number): Promise<RankedPassage[]>;
  /** The rarity of a term among the passages: 0 if all have it, highest if none has. */
  rarity(term: string): number;
  /** Whether a passage or a heading has this term. */
  has(term: string): boolean;
  /** The synonyms of a term, and in German the compounds that end in it. */
  related(term: string): readonly string[];
}

interface Counted extends IndexedPassage {
  length: number;
  headingLength: number;
  /** The number of each term in the text. */
  counts: ReadonlyMap<string, number>;
  /** The weighted number of each term in the headings. */
  headingCounts: ReadonlyMap<string, number>;
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function count(passage: TextPassage, position: number, language: Language): Counted {
  const counts = countTerms(termsOf(passage.text, language));
  const headings = passage.headings.map((heading) => termsOf(heading, language));
  const headingCounts = new Map<string, number>();
  for (const [at, terms] of headings.entries()) {
    const weight = HEADING_WEIGHTS[headings.length - 1 - at] ?? OUTER_HEADING_WEIGHT;
    for (const term of terms) headingCounts.set(term, (headingCounts.get(term) ?? 0) + weight);
  }
  return {
    ...passage,
    position,
    terms: new Set(counts.keys()),
    headingTerms: headings.map((terms) => new Set(terms)),
    length: [...counts.values()].reduce((sum, each) => sum + each, 0),
    headingLength: headings.reduce((sum, { length }) => sum + length, 0),
    counts,
    headingCounts,
  };
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1) || 1;

/** The passages with a term, and the weight of the term in each. */
type Postings = ReadonlyMap<string, readonly (readonly [position: number, weight: number])[]>;

/** The weights of all terms, normalised by the lengths of the texts they are in. */
async function weighTerms(passages: readonly Counted[]): Promise<Postings> {
  const length = meanOf(passages.map((each) => each.length));
  const headingLength = meanOf(passages.map((each) => each.headingLength));
  const postings = new Map<string, [number, number][]>();
  for (const passage of passages) {
    const body = 1 - BODY_LENGTH + (BODY_LENGTH * passage.length) / length;
    const head = 1 - HEADING_LENGTH + (HEADING_LENGTH * passage.headingLength) / headingLength;
    for (const term of new Set([...passage.counts.keys(), ...passage.headingCounts.keys()])) {
      const weight =
        (passage.counts.get(term) ?? 0) / body + (passage.headingCounts.get(term) ?? 0) / head;
      const found = postings.get(term);
      if (found) found.push([passage.position, weight]);
      else postings.set(term, [[passage.position, weight]]);
    }
    await yieldToMain();
  }
  return postings;
}

/** The beginnings of the pages of documents. */
const sampleOf = (sources: readonly Source[]): string =>
  sources
    .flatMap(({ pages }) => pages.slice(0, SAMPLED_PAGES))
    .map(({ text }) => text.slice(0, SAMPLED_LETTERS))
    .join('\n');

/**
 * Indexes the passages of documents; yields to the event loop.
 *
 * BM25F: S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond",
 * 2009, section 3.6, with a passage's text and headings as its fields.
 */
export async function createPassageIndex(sources: readonly Source[]): Promise<PassageIndex> {
  const passages: Counted[] = [];
  const language = languageOf(sampleOf(sources));
  for (const [position, passage] of (await readPassages(sources)).entries()) {
    passages.push(count(passage, position, language));
    await yieldToMain();
  }
  const postings = await weighTerms(passages);
  const rarity = (term: string) => {
    const found = postings.get(term)?.length ?? 0;
    return Math.log(1 + (Math.max(passages.length, FEWEST) - found + 0.5) / (found + 0.5));
  };
  const related = (term: string) =>
    language === 'de'
      ? [...synonymsOf(term), ...compoundsOf(term, postings.keys())]
      : synonymsOf(term);
  /** The weight of a term in each passage, including related ones. */
  const weightsOf = (term: string) => {
    const weights = new Map<number, number>(postings.get(term));
    for (const other of related(term)) {
      for (const [position, weight] of postings.get(other) ?? []) {
        weights.set(position, (weights.get(position) ?? 0) + RELATED * weight);
      }
    }
    return weights;
  };
  return {
    passages,
    language,
    rarity,
    has: (term) => postings.has(term),
    related,
    async rank(terms, weight = () => 1) {
      const scores = new Map<number, number>();
      let highest = 0;
      for (const term of terms) {
        const worth = weight(term) * rarity(term);
        highest += worth;
        for (const [position, found] of weightsOf(term)) {
          const score = (worth * found) / (SATURATION + found);
          scores.set(position, (scores.get(position) ?? 0) + score);
        }
        await yieldToMain();
      }
      return [...scores]
        .flatMap(([position, score]) => {
          const passage = passages[position];
          return passage ? [{ passage, score: score / highest }] : [];
        })
        .sort((one, other) => other.score - one.score);
    },
  };
}
