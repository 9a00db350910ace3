import { stemmer } from 'stemmer';
import { eng } from 'stopword';
import { wordsIn } from '#contract/words/wordsIn';
import { joinCutWords } from '#server/platform/pdf/cleanText';
import { comparedText, wordForms } from '#server/platform/pdf/raisedText';

const STOP_WORDS: ReadonlySet<string> = new Set(eng);
/** Questions have fewer words; a pasted page has more than can be searched for. */
const MOST_WORDS = 40;

/** Longer ones are not words; the stemmer scans each several times. */
const LONGEST_WORD = 100;

/** A letter before a word is written with or without a hyphen: e-mail, t-test. */
const LONE_LETTER = /(?<![\p{L}\p{N}])(\p{L})-(?=\p{L}{2})/gu;

/**
 * The words of a text in order, without accents. Of a script without blanks, pairs of characters,
 * because one has too little meaning.
 */
function* plainWords(text: string): Generator<string> {
  let before: string | null = null;
  for (const { start, end, plain, isUnbroken, isJoined } of wordsIn(text)) {
    if (!isUnbroken) yield* wordForms(text.slice(start, end)) ?? [plain];
    else if (before !== null && isJoined) yield `${before}${plain}`;
    before = isUnbroken ? plain : null;
  }
}

/** The words of a text in order, in lower case, without stop words. */
const meaningOf = (text: string): string[] =>
  Array.from(plainWords(joinCutWords(comparedText(text)).replaceAll(LONE_LETTER, '$1')), (word) =>
    word.slice(0, LONGEST_WORD),
  ).filter((word) => !STOP_WORDS.has(word));

/** The words of a text as English stems, in order, without stop words. */
export const termsOf = (text: string): string[] => meaningOf(text).map((word) => stemmer(word));

/** The words that a question searches for, without stemming and duplicates; limited in number. */
export const wordsOf = (text: string): string[] =>
  [...new Set(meaningOf(text))].slice(0, MOST_WORDS);
