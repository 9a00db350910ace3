import MiniSearch, { type Query } from 'minisearch';
import { yieldToMain } from '#server/platform/yieldToMain';
import type { Passage, Source } from './source';
import { splitSentences } from './splitSentences';
import { synonymsOf } from './synonyms';
import { termsOf } from './terms';

/** The weight of a synonym in the search, relative to the question's own word. */
const RELATED = 0.3;

/** No word is rare among a few sentences, so rarity assumes at least this many. */
const FEWEST = 30;

/**
 * A sentence with its search fields: its own words, and with less weight those of its neighbours.
 */
interface Entry {
  id: number;
  sentence: string;
  around: string;
}

/** A sentence that may be relevant to a question. */
export interface RankedSentence extends Passage {
  /** The position among all sentences, from 0, in the order of the documents. */
  position: number;
  /** Higher is more relevant; only comparable within one question. */
  score: number;
}

/** A searchable index of the sentences of some documents. */
export interface PassageIndex {
  /** In the order of the documents. */
  sentences: readonly Passage[];
  /** Best first. Yields to the event loop between the terms. */
  rank(terms: readonly string[]): Promise<RankedSentence[]>;
  /** The rarity of a term among the sentences: 0 if all have it, highest if none has. */
  rarity(term: string): number;
  /** The terms of a sentence and of its neighbours on the same page. */
  termsAround(position: number): ReadonlySet<string>;
}

async function readSentences(sources: readonly Source[]): Promise<Passage[]> {
  const sentences: Passage[] = [];
  for (const source of sources) {
    for (const { page, text } of source.pages) {
      for (const sentence of splitSentences(text)) sentences.push({ source, page, text: sentence });
      await yieldToMain();
    }
  }
  return sentences;
}

/** A query for the term, and with less weight for its synonyms. */
const queryOf = (term: string): Query => ({
  combineWith: 'OR',
  queries: [
    term,
    ...synonymsOf(term).map((other) => ({ queries: [other], boostTerm: () => RELATED })),
  ],
});

/**
 * Searches for any of the terms, one after the other. The scores equal those of one search for all
 * of them: their sum, times the number of different words that were found.
 */
async function searchAny(
  index: MiniSearch<Entry>,
  terms: readonly string[],
): Promise<{ position: number; score: number }[]> {
  const sums = new Map<number, { sum: number; words: Set<string> }>();
  for (const term of terms) {
    for (const { id, score, queryTerms } of index.search(queryOf(term))) {
      const found = sums.get(id as number) ?? { sum: 0, words: new Set() };
      found.sum += score / queryTerms.length;
      for (const word of queryTerms) found.words.add(word);
      sums.set(id as number, found);
    }
    await yieldToMain();
  }
  await yieldToMain();
  return [...sums]
    .map(([position, { sum, words }]) => ({ position, score: sum * words.size }))
    .sort((one, other) => other.score - one.score);
}

/**
 * Indexes the sentences for BM25+ (Lv and Zhai 2011), as implemented by MiniSearch; yields to the
 * event loop.
 */
export async function createPassageIndex(sources: readonly Source[]): Promise<PassageIndex> {
  const sentences = await readSentences(sources);
  const isBeside = (one: Passage, other: Passage | undefined) =>
    other?.source === one.source && other.page === one.page;
  const neighbours = (position: number) => {
    const own = sentences[position];
    return own
      ? [sentences[position - 1], sentences[position + 1]].filter((other) => isBeside(own, other))
      : [];
  };

  const index = new MiniSearch<Entry>({
    fields: ['sentence', 'around'],
    tokenize: termsOf,
    // The terms are already folded.
    processTerm: (term) => term,
    searchOptions: { tokenize: (query) => query.split(' '), boost: { sentence: 2 } },
  });
  const own: ReadonlySet<string>[] = [];
  const counts = new Map<string, number>();
  for (const [id, { text }] of sentences.entries()) {
    const around = neighbours(id).map((other) => other?.text ?? '');
    index.add({ id, sentence: text, around: around.join(' ') });
    const terms = new Set(termsOf(text));
    own.push(terms);
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    await yieldToMain();
  }

  return {
    sentences,
    rank: async (terms) =>
      (await searchAny(index, terms)).flatMap(({ position, score }) => {
        const passage = sentences[position];
        return passage ? [{ ...passage, position, score }] : [];
      }),
    rarity(term) {
      const count = counts.get(term) ?? 0;
      const all = Math.max(sentences.length, FEWEST);
      return Math.log(1 + (all - count + 0.5) / (count + 0.5));
    },
    termsAround(position) {
      const around = neighbours(position).flatMap((other) => termsOf(other?.text ?? ''));
      return new Set([...(own[position] ?? []), ...around]);
    },
  };
}
