import { plainOf } from './plainWord';
import { spelledWordsIn, type SpelledWord } from './spelledWords';

/** A word of a text. */
export interface Word extends SpelledWord {
  /** The spelling without accents, with the digits 0 to 9. */
  plain: string;
}

/** The words of a text in their order, with their plain forms. Takes time linear in the text. */
export function* wordsIn(text: string): Generator<Word> {
  for (const word of spelledWordsIn(text)) {
    const { spelling, isUnbroken } = word;
    yield { ...word, plain: isUnbroken ? spelling : plainOf(spelling) };
  }
}

/** The words of a text without accents, separated by blanks: a form in which texts are compared. */
export const plainText = (text: string): string =>
  Array.from(wordsIn(text), ({ plain }) => plain).join(' ');

/** The same without blanks, in which `St. John’s` and `St_Johns` are equal. */
export const compactText = (text: string): string => plainText(text).replaceAll(' ', '');
