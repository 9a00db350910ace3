import { deu, eng } from 'stopword';
import { wordsIn } from '#contract/words/wordsIn';

/** The languages whose inflected words are found. Words of others are read as English ones. */
export type Language = 'en' | 'de' | 'bn';

/** The letters that decide, from the beginning. */
const SAMPLE_LENGTH = 20_000;
const BANGLA = /\p{Script=Bengali}/u;

/** Whether a word is written in the Bangla script. */
export const isBangla = (word: string): boolean => BANGLA.test(word);

const GERMAN: ReadonlySet<string> = new Set(deu.filter((word) => !eng.includes(word)));
const ENGLISH: ReadonlySet<string> = new Set(eng.filter((word) => !deu.includes(word)));

/** The language in which most of a text is written; English if it is none of the others. */
export function languageOf(text: string): Language {
  const words = Array.from(wordsIn(text.slice(0, SAMPLE_LENGTH)), ({ spelling }) => spelling);
  const count = (is: (word: string) => boolean) => words.filter(is).length;
  if (count(isBangla) > words.length / 2) return 'bn';
  return count((word) => GERMAN.has(word)) > count((word) => ENGLISH.has(word)) ? 'de' : 'en';
}
