import { extractAnswer } from './extractAnswer';
import type { PassageIndex } from './passageIndex';
import { readQuestion } from './question';

/** Longer texts say themselves what they ask for. */
const LONGEST = 200;
/** Questions with more words of their own need no others. */
const MOST_OWN_WORDS = 4;

const BEGINS =
  /^\W{0,3}(?:and|but|so|or|then|also|what about|how about|why|how so|how come|since when|which one|who else|what else|where else|এবং|আর|কেন|und|aber|warum|wieso)(?![\p{L}\p{M}])/iu;
const PRONOUN =
  /(?<![\p{L}\p{M}])(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|this|that|these|those|there|one|ones|এটি|এটা|তার|তাদের|er|sie|es|ihr|ihre|dies|diese|dieser)(?![\p{L}\p{M}])/iu;

/** The number of words that say what a question is about. */
function countOwnWords(question: string): number {
  const { terms, weight } = readQuestion(question);
  return terms.filter((term) => weight(term) === 1).length;
}

/**
 * Whether a question depends on the one before it: it has no word of its own, begins as such, or
 * is short and has a pronoun.
 */
export function isFollowUp(question: string): boolean {
  if (question.length > LONGEST) return false;
  const own = countOwnWords(question);
  if (own === 0 || BEGINS.test(question)) return true;
  return own <= MOST_OWN_WORDS && PRONOUN.test(question);
}

/**
 * The earlier questions that a question depends on, the latest first; none if it stands by itself.
 * `earlier` are the questions before it, in order.
 */
export function dependsOn(question: string, earlier: readonly string[]): string[] {
  const found: string[] = [];
  let current = question;
  for (const before of earlier.toReversed()) {
    if (!isFollowUp(current)) break;
    found.push(before);
    current = before;
  }
  return found;
}

/**
 * The texts whose words count for a question besides its own: the earlier ones and, if it has no
 * word of its own, the sentence that answered the last of them.
 */
export async function contextOf(
  index: PassageIndex,
  question: string,
  earlier: readonly string[],
): Promise<readonly string[]> {
  const [last, ...before] = earlier;
  if (last === undefined || countOwnWords(question) > 0) return earlier;
  const { found } = await extractAnswer(index, last, { context: before });
  return [...earlier, ...found.slice(0, 1).map(({ text }) => text)];
}
