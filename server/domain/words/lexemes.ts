import { stemmer } from 'stemmer';
import type { Word } from '#contract/words/wordsIn';

/**
 * Begins a lexeme of a text's word without its accents. A search for the plain spelling can then
 * tell the texts that have it from those with accents.
 */
export const PLAIN = '~';

const ENGLISH = /^[a-z]{3,100}$/;
const HAS_FORMS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\d]/u;

/** The English stem of a plain word; the word itself in other languages. */
export const stemOf = (plain: string): string => (ENGLISH.test(plain) ? stemmer(plain) : plain);

/** Whether the word can also be written with accents, or with digits of another script. */
export const hasOtherForms = ({ plain }: Word): boolean => HAS_FORMS.test(plain);

/** The lexemes under which a word of a text is stored. */
export function lexemesOf({ spelling, plain, others }: Word): string[] {
  const stem = stemOf(plain);
  const lexemes = [spelling, ...others];
  if (plain !== spelling) lexemes.push(`${PLAIN}${plain}`);
  if (stem !== plain) lexemes.push(plain === spelling ? stem : `${PLAIN}${stem}`);
  return lexemes;
}

/** The lexeme of two words that a text writes without a blank between them. */
export const pairOf = (first: Word, second: Word): string =>
  `${first.plain}${PLAIN}${second.plain}`;
