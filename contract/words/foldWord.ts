import { asciiDigits } from '../digits';
import { normalise } from '../normalise';

/** A longer word is compared by its beginning, so that no index has to store all of it. */
const LONGEST = 200;
const ASCII = /^[\x20-\x7e]*$/;
/** The usual characters of scripts without blanks, each of which is a word. They have one form. */
const IDEOGRAM = /^[\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF]$/;
const CUT_PAIR = /[\uD800-\uDBFF]$/;

/**
 * Characters inside words that a reader doesn't see, or not as a part of the word: joiners, soft
 * hyphens, variation selectors, the frames around a character, and strokes that widen Arabic words.
 */
const UNSEEN =
  /\p{Variation_Selector}|\p{Me}|\u034F|[\u00AD\u0640\u180E\u200B-\u200F\u2060\uFEFF]/gu;
/** The Bangla letter ৎ as older texts write it: the letter ত with two signs that change its form. */
const OLD_KHANDA_TA = /\u09A4\u09CD\u200D/g;
/** Compatibility forms such as `⑴` bring signs along. */
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]/gu;

/** The start of a power of a number: 10³ must not equal 103. */
const POWER = /(?<=\p{Nd})(?=[⁰¹²³⁴⁵⁶⁷⁸⁹])/u;

/**
 * The form of a word in which equal spellings are equal: without differences of case, of Unicode
 * forms, and of characters that no one sees. Accents count.
 */
export function spellingOf(word: string): string {
  if (IDEOGRAM.test(word)) return word;
  const cut = word.slice(0, LONGEST).replace(CUT_PAIR, '');
  if (ASCII.test(cut)) return cut.toLowerCase();
  return cut.split(POWER).map(foldPart).join('^');
}

function foldPart(part: string): string {
  const visible = part.replaceAll(OLD_KHANDA_TA, 'ৎ').replaceAll(UNSEEN, '');
  const seen = normalise(visible, 'NFKC').replaceAll(NOT_IN_WORDS, '');
  // A small letter may compose with its accent although the capital has no composed form.
  return seen.toLowerCase().normalize('NFKC').replaceAll('ς', 'σ');
}

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
const REPLACED: Readonly<Record<string, string>> = {
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
const SPECIAL = new RegExp(`[${Object.keys(REPLACED).join('')}]`, 'gu');

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
      .replaceAll(SPECIAL, (letter) => REPLACED[letter] ?? letter)
  );
}
