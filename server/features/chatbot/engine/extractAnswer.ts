import { coverageOf, type Coverage } from './coverage';
import type { PassageIndex } from './passageIndex';
import { readQuestion } from './question';
import { rankPassages, type Candidate } from './rankPassages';
import type { Finding } from './source';

/**
 * The score that the best passage must have in the search, and how much more it needs for what the
 * documents lack. Chosen on the documents for tuning in bench/lib/assistant.
 */
const LEAST_FOUND = 0.04;
const FOR_MISSING = 0.5;
/** The same for a follow-up of a question that the documents answered. */
const FOR_MISSING_AFTER = 0.25;
/**
 * How much of a question the best passage must cover, from 0 to 1. A few pages have no rare words, so
 * they are often found by a common one alone. A follow-up has its words from the question before.
 */
const LEAST_COVERED = 0.3;
/** Few passages lack many words: their number at which a missing word counts half. */
const FEW_PASSAGES = 10;
/** The score of further passages, relative to the best. */
const FURTHER_SCORE = 0.6;
const MOST_FURTHER = 2;
const MOST_NEAREST = 3;

/** Passages of the documents that answer a question, or the nearest ones if none does. */
export interface ExtractedAnswer {
  /** The best passage, and up to two more about the question; empty if there is no answer. */
  found: Finding[];
  /** Up to three. */
  nearest: Finding[];
}

interface Options {
  /** How much of the question the best passage must cover, from 0 to 1. */
  leastCovered?: number;
  /** Texts whose words count half: earlier questions and their answers. */
  context?: readonly string[];
}

const findingOf = ({ passage, sentence }: Candidate): Finding => ({
  source: passage.source,
  page: passage.page,
  text: sentence,
  around: passage.text,
  headings: passage.headings,
});

/** Whether the best passage speaks of the question, and not only of a part of its words. */
function isAbout(
  { missing }: Coverage,
  { length }: readonly unknown[],
  { found, forMissing }: { found: number; forMissing: number },
): boolean {
  const lacking = (missing * length) / (length + FEW_PASSAGES);
  return found >= LEAST_FOUND + forMissing * lacking;
}

/**
 * Answers a question with literal passages of the documents, each with the sentence that answers
 * it best. Nothing is an answer if the documents lack too much of what is asked, or the best passage
 * covers too little of it.
 */
export async function extractAnswer(
  index: PassageIndex,
  text: string,
  { context = [], leastCovered = context.length > 0 ? 0 : LEAST_COVERED }: Options = {},
): Promise<ExtractedAnswer> {
  const question = readQuestion(text, index.language, context);
  const coverage = coverageOf(index, question);
  const ranked = await rankPassages(index, question, coverage);
  const nearest = ranked.slice(0, MOST_NEAREST).map(findingOf);
  const [best] = ranked;
  const forMissing = context.length > 0 ? FOR_MISSING_AFTER : FOR_MISSING;
  const isAnswer =
    best !== undefined &&
    best.coverage >= leastCovered &&
    isAbout(coverage, index.passages, { found: best.found, forMissing });
  if (!isAnswer) return { found: [], nearest };
  const further = ranked.slice(1).filter(({ score }) => score >= best.score * FURTHER_SCORE);
  return { found: [best, ...further.slice(0, MOST_FURTHER)].map(findingOf), nearest };
}
