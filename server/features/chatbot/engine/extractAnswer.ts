import { inSlices } from '#server/platform/yieldToMain';
import type { PassageIndex, RankedSentence } from './passageIndex';
import { readQuestion, type Question } from './question';
import type { Passage } from './source';
import { synonymsOf } from './synonyms';
import { termsOf } from './terms';

/** The number of top-ranked sentences to score in detail. */
const CANDIDATES = 40;
/** The share of a question's terms that a passage must cover to count as its answer. */
const COVERED_ENOUGH = 0.35;
const MOST_SENTENCES = 2;
const NEAREST = 3;
/** The factor for a sentence without a figure if the question asks for one. */
const WITHOUT_NUMBER = 0.5;
/** The weight of a synonym, relative to the question's own word. */
const RELATED = 0.7;

/** Sentences of the documents that answer a question, or the nearest ones if none does. */
export interface ExtractedAnswer {
  sentences: Passage[];
  nearest: Passage[];
}

interface Candidate extends RankedSentence {
  coverage: number;
}

/**
 * The weight with which these words cover a term: full for the term itself, less for a synonym,
 * else 0.
 */
function termCoverage(found: ReadonlySet<string>, term: string): number {
  if (found.has(term)) return 1;
  return synonymsOf(term).some((other) => found.has(other)) ? RELATED : 0;
}

function coverageOf(index: PassageIndex, { terms, weight }: Question, found: ReadonlySet<string>) {
  const worth = (term: string) => weight(term) * index.rarity(term);
  const all = terms.reduce((sum, term) => sum + worth(term), 0);
  const covered = terms.reduce((sum, term) => sum + termCoverage(found, term) * worth(term), 0);
  return all === 0 ? 0 : covered / all;
}

async function rankCandidates(index: PassageIndex, question: Question): Promise<Candidate[]> {
  const ranked = (await index.rank(question.terms)).slice(0, CANDIDATES);
  const highest = ranked[0]?.score ?? 1;
  const candidates: Candidate[] = [];
  await inSlices(ranked, (sentence) => {
    const around = coverageOf(index, question, index.termsAround(sentence.position));
    const own = coverageOf(index, question, new Set(termsOf(sentence.text)));
    const fits = question.wantsNumber && !/\p{N}/u.test(sentence.text) ? WITHOUT_NUMBER : 1;
    const score = (sentence.score / highest + own + around) * fits;
    candidates.push({ ...sentence, score, coverage: (own + around) / 2 });
  });
  return candidates.sort((one, other) => other.score - one.score || one.position - other.position);
}

/** The best sentence, plus one more if it covers a term of the question that the first lacks. */
function chooseSentences(question: Question, [best, ...others]: Candidate[]): Candidate[] {
  if (!best) return [];
  const said = new Set(termsOf(best.text));
  const open = question.terms.filter((term) => !said.has(term) && question.weight(term) === 1);
  const more = others.filter(
    (other) =>
      other.source === best.source &&
      other.score >= best.score * 0.7 &&
      termsOf(other.text).some((term) => open.includes(term)),
  );
  return [best, ...more]
    .slice(0, MOST_SENTENCES)
    .sort((one, other) => one.position - other.position);
}

/**
 * Answers a question with literal sentences of the documents. A passage counts as an answer if it
 * covers enough of the question's terms. Each term is weighted by its rarity in the documents. A
 * term that no sentence has counts most, so that a question about another topic finds nothing.
 */
export async function extractAnswer(
  index: PassageIndex,
  text: string,
  coveredEnough = COVERED_ENOUGH,
): Promise<ExtractedAnswer> {
  const question = readQuestion(text);
  const ranked = await rankCandidates(index, question);
  const good = ranked.filter(({ coverage }) => coverage >= coveredEnough);
  return { sentences: chooseSentences(question, good), nearest: ranked.slice(0, NEAREST) };
}
