import { ben, deu, eng } from 'stopword';
import { spellingOf } from '#contract/words/foldWord';
import { plainOf } from '#contract/words/plainWord';
import { wordsIn } from '#contract/words/wordsIn';
import { joinCutWords } from '#contract/words/cutWords';
import { comparedText, wordForms } from '#server/platform/pdf/raisedText';
import type { Language } from './language';
import { stemOf } from './stemOf';

const asPlain = (words: readonly string[]) => words.map((word) => plainOf(spellingOf(word)));
const ENGLISH = [
  ...eng,
  ...'why whose whom please may might shall does did doing been when quite'.split(' '),
];
const GERMAN = [...deu, ...'wieso weshalb wozu bitte wieviel viele'.split(' ')];
const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(asPlain([...ENGLISH, ...ben])),
  de: new Set(asPlain(GERMAN)),
  bn: new Set(asPlain([...ENGLISH, ...ben])),
};

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

/** The words of a text in order, in lower case, without the stop words of its language. */
const meaningOf = (text: string, language: Language): string[] =>
  Array.from(plainWords(joinCutWords(comparedText(text)).replaceAll(LONE_LETTER, '$1')), (word) =>
    word.slice(0, LONGEST_WORD),
  ).filter((word) => !STOP_WORDS[language].has(word));

/** The words of a text as stems of its language, in order, without stop words. */
export const termsOf = (text: string, language: Language = 'en'): string[] =>
  meaningOf(text, language).map((word) => stemOf(word, language));

/** The words that a question searches for, without stemming and duplicates; limited in number. */
export const wordsOf = (text: string): string[] =>
  [...new Set(meaningOf(text, 'en'))].slice(0, MOST_WORDS);
