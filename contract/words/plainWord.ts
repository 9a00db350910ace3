import { asciiDigits } from '../typed/digits';

const ASCII = /^[\x20-\x7e]*$/;
/** Scripts whose letters and digits can be written in another way. */
const HAS_FORMS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Nd}]/u;
/**
 * Accents of Latin, Greek and Cyrillic letters, and the marks of Arabic and Hebrew letters, which
 * most texts leave out. Other scripts write vowels as marks.
 */
const ACCENTS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u0300-\u036F]+|[\u064B-\u065F\u0670\u06D6-\u06DC\u0591-\u05BD\u05BF-\u05C7]+/gu;
/** Letters of Cyrillic alphabets that only Unicode takes apart. */
const WHOLE_LETTERS = /[иу]\u0306|і\u0308/gu;
const KEPT: Readonly<Record<string, string>> = {
  'и\u0306': 'й',
  'у\u0306': 'ў',
  'і\u0308': 'ї',
};

/**
 * Letters that other keyboards write in another way, and that Unicode doesn't take apart. Persian and
 * Urdu have letters of their own for some Arabic ones.
 */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  ƒ: 'f',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ə: 'e',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/**
 * A spelling without accents and special letters, as people type it whose keyboard has none, and
 * with the digits 0 to 9. Takes what `spellingOf` returns. Vowel signs of Bangla, Thai and other
 * scripts are no accents.
 */
export function plainOf(spelling: string): string {
  if (ASCII.test(spelling) || !HAS_FORMS.test(spelling)) return spelling;
  return (
    asciiDigits(spelling)
      .normalize('NFD')
      // Letters whose mark is part of the letter are composed again, so that it isn't removed.
      .replaceAll(WHOLE_LETTERS, (letter) => KEPT[letter] ?? letter)
      .replaceAll(ACCENTS, '')
      .normalize('NFC')
      .replaceAll(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter)
  );
}
