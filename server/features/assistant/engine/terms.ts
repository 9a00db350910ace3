import { stemmer } from 'stemmer';
import { eng } from 'stopword';
import { joinCutWords } from '#server/platform/pdf/foldText';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const STOP_WORDS: ReadonlySet<string> = new Set(eng);
/** A question has fewer; a page that was pasted in has more than can be looked for. */
const MOST_WORDS = 40;

/** Longer ones are no words; the stemmer goes over each several times. */
const LONGEST_WORD = 100;

/** A letter before a word is written with a hyphen or without one: e-mail, t-test. */
const LONE_LETTER = /(?<![\p{L}\p{N}])(\p{L})-(?=\p{L}{2})/gu;

/** The words of a text in order, in lower case; those that carry no meaning left out. */
const meaningOf = (text: string): string[] =>
  (joinCutWords(text).replaceAll(LONE_LETTER, '$1').toLowerCase().match(WORD) ?? [])
    .map((word) => word.slice(0, LONGEST_WORD))
    .filter((word) => !STOP_WORDS.has(word));

/** The words of a text by their English stems, in order; words that carry no meaning left out. */
export const termsOf = (text: string): string[] => meaningOf(text).map((word) => stemmer(word));

/** The words that a question looks for, as they are, each once; of very many the first. */
export const wordsOf = (text: string): string[] =>
  [...new Set(meaningOf(text))].slice(0, MOST_WORDS);
