import { extractAnswer } from './extractAnswer';
import type { PassageIndex } from './passageIndex';
import { asksForSummary, readQuestion } from './question';

/** Longer texts say themselves what they ask for. */
const LONGEST = 200;
/** Questions with more words of their own need no others. */
const MOST_OWN_WORDS = 4;

const BEGINS =
  /^\W{0,3}(?:and|but|so|or|then|also|what about|how about|how so|since when|which one|who else|what else|where else|এবং|আর|und|aber)(?![\p{L}\p{M}])/iu;
const ASKS_WHY = /^\W{0,3}(?:why|how come|কেন|warum|wieso)(?![\p{L}\p{M}])/iu;
/** A question for a reason that has more words of its own names what it asks about. */
const MOST_WORDS_AFTER_WHY = 2;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const PRONOUNS = setOf(
  'it its they them their theirs he him his she her hers this that these those there one ones ' +
    'এটি এটা তার তাদের er sie es ihr ihre dies diese dieser',
);
const FORMS_OF_BE = setOf('is are was were be been');
/** After other words, “that” begins a clause: “the fact that …”, “show that …”. */
const BEFORE_POINTING_THAT = setOf(
  'is are was were do does did has have had can could may might must should will would ' +
    'of in on at to for from with by about after before under over into like than during without ' +
    'within through against and or but if when why how where',
);
/** The shortest clause that “that” begins has so many words. */
const CLAUSE_WORDS = 2;
/** “This paper” is the document asked about, not something in a question before. */
const DOCUMENTS = setOf(
  'paper papers document documents study article text book manual report pdf',
);

/** Whether a word of a question refers back: “is there a way” and “the fact that …” do not. */
function refersBack(words: readonly string[], at: number): boolean {
  const [before = '', next = ''] = [words[at - 1], words[at + 1]];
  switch (words[at]) {
    case 'there':
      return !(FORMS_OF_BE.has(before) && next !== '') && !FORMS_OF_BE.has(next);
    case 'that':
      return at === 0 || BEFORE_POINTING_THAT.has(before) || at + CLAUSE_WORDS >= words.length;
    case 'this':
    case 'these':
      return !DOCUMENTS.has(next);
    default:
      return PRONOUNS.has(words[at] ?? '');
  }
}

function hasPronoun(question: string): boolean {
  const plain = question.toLowerCase().replaceAll(/n[’']t(?!\p{L})/gu, '');
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((_, at) => refersBack(words, at));
}

/** The number of words that say what a question is about. */
function countOwnWords(question: string): number {
  const { terms, weight } = readQuestion(question);
  return terms.filter((term) => weight(term) === 1).length;
}

/**
 * Whether a question depends on the one before it: it has no word of its own, begins as such, or
 * is short and has a pronoun. Requests for a summary of the document stand by themselves.
 */
export function isFollowUp(question: string): boolean {
  if (question.length > LONGEST || asksForSummary(question)) return false;
  const own = countOwnWords(question);
  if (own === 0 || BEGINS.test(question)) return true;
  if (own <= MOST_WORDS_AFTER_WHY && ASKS_WHY.test(question)) return true;
  return own <= MOST_OWN_WORDS && hasPronoun(question);
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
