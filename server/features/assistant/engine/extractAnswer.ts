import { inSlices } from '#server/platform/yieldToMain';
import type { PassageIndex, RankedSentence } from './passageIndex';
import { readQuestion, type Question } from './question';
import type { Passage } from './source';
import { synonymsOf } from './synonyms';
import { termsOf } from './terms';

/** Of the sentences that rank highest, how many are looked at closely. */
const CANDIDATES = 40;
/** Share of what the question is about that a passage must speak of to count as its answer. */
const COVERED_ENOUGH = 0.35;
const MOST_SENTENCES = 2;
const NEAREST = 3;
/** What a sentence without a figure is worth where a figure was asked for. */
const WITHOUT_NUMBER = 0.5;
/** What a word is worth that only stands for the one that was asked with. */
const RELATED = 0.7;

/** Sentences of the documents that answer a question, or the nearest where none does. */
export interface ExtractedAnswer {
  sentences: Passage[];
  nearest: Passage[];
}

interface Candidate extends RankedSentence {
  coverage: number;
}

/** How well these words speak of a term: by itself, by another word for it, or not. */
function speaksOf(found: ReadonlySet<string>, term: string): number {
  if (found.has(term)) return 1;
  return synonymsOf(term).some((other) => found.has(other)) ? RELATED : 0;
}

function coverageOf(index: PassageIndex, { terms, weight }: Question, found: ReadonlySet<string>) {
  const worth = (term: string) => weight(term) * index.rarity(term);
  const all = terms.reduce((sum, term) => sum + worth(term), 0);
  const covered = terms.reduce((sum, term) => sum + speaksOf(found, term) * worth(term), 0);
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

/** The best sentence, and one more where it speaks of something asked that the first leaves out. */
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
 * speaks of enough of what the question is about, each word counted by how rare it is there: a word
 * that no sentence has counts most, so that a question about something else finds nothing.
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
