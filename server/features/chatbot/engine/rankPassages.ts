import { inSlices } from '#server/platform/yieldToMain';
import { anyOf, type Coverage } from './coverage';
import type { IndexedPassage, PassageIndex, RankedPassage } from './passageIndex';
import type { Question } from './question';
import { rankSentences, type RankedSentence } from './rankSentences';

/** The number of passages that the search found which are ranked in detail. */
const CANDIDATES = 20;

/** A passage that may answer a question. */
export interface Candidate {
  passage: IndexedPassage;
  /** The score of the search, from 0 to 1. */
  found: number;
  /** How much of the question the passage and its headings cover, from 0 to 1. */
  coverage: number;
  /** Comparable within one question. */
  score: number;
  /** The sentence to mark. */
  sentence: string;
}

const NO_ANSWER =
  /^(?:\W|\d)*(?:references|bibliography|index|literature|contents|list of (?:figures|tables)|.{1,30} index|acknowledge?ments?|further reading)$/i;
const SIGN = /[^\p{L}\p{M}\s]/gu;
/** The share of digits and signs above which a text is a list, such as an index or references. */
const MOST_SIGNS = 0.35;

/** Whether a passage lists places or works instead of saying something. */
function isList({ text, headings }: IndexedPassage): boolean {
  if (NO_ANSWER.test(headings.at(-1)?.slice(0, 60) ?? '')) return true;
  const visible = text.replaceAll(/\s/g, '').length;
  return (text.match(SIGN) ?? []).length > visible * MOST_SIGNS;
}

/** How much of a heading's terms the question asks for, from 0 to 1. */
function shareAsked({ terms }: Question, heading: ReadonlySet<string> | undefined): number {
  if (!heading || heading.size === 0) return 0;
  return terms.filter((term) => heading.has(term)).length / heading.size;
}

/** The best of the sentences, by all signs that speak for the passage. */
const bestOf = (sentences: readonly RankedSentence[]): number =>
  sentences.reduce((best, { signs }) => {
    const sum =
      signs.coverage * 0.6 +
      signs.coverageAround +
      signs.nearness * 0.4 +
      signs.kind * 0.4 +
      signs.definition * 0.8 +
      signs.names * 0.5;
    return Math.max(best, sum);
  }, 0);

/** Whether two passages are of one section. */
const isOneSection = (one: IndexedPassage | undefined, other: IndexedPassage) =>
  one?.source === other.source && one.headings.join('\n') === other.headings.join('\n');

/** Whether a passage begins its section, which says what the heading promises. */
const beginsSection = ({ passages }: PassageIndex, passage: IndexedPassage): boolean =>
  passage.headings.length > 0 && !isOneSection(passages[passage.position - 1], passage);

function rankOne(
  { index, question, coverage }: Search,
  { passage, score: found }: RankedPassage,
  rank: number,
): Candidate {
  const { headingTerms, terms, sentences, text } = passage;
  const own = headingTerms.at(-1);
  const covered = coverage.of(anyOf(terms, ...headingTerms));
  const ranked = rankSentences(question, coverage, sentences);
  const byHeading = coverage.of(own ?? new Set());
  const score =
    0.5 / (1 + rank) +
    covered * 1.25 +
    byHeading * (beginsSection(index, passage) ? 0.8 : 0.4) +
    shareAsked(question, own) +
    bestOf(ranked) -
    (isList(passage) ? 0.5 : 0);
  return { passage, found, coverage: covered, score, sentence: ranked[0]?.text ?? text };
}

interface Search {
  index: PassageIndex;
  question: Question;
  coverage: Coverage;
}

/**
 * The passages that may answer a question, best first. The best ones of the search are ranked by
 * further signs: headings, the kind of thing that is asked, and words that stand near each other.
 */
export async function rankPassages(
  index: PassageIndex,
  question: Question,
  coverage: Coverage,
): Promise<Candidate[]> {
  const found = (await index.rank(question.terms, question.weight)).slice(0, CANDIDATES);
  const candidates: Candidate[] = [];
  await inSlices(found.entries(), ([rank, each]) =>
    candidates.push(rankOne({ index, question, coverage }, each, rank)),
  );
  return candidates.sort(
    (one, other) => other.score - one.score || one.passage.position - other.passage.position,
  );
}
