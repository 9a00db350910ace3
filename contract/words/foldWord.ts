import { normalise } from '../normalise';

/** A longer word is compared by its beginning, so that no index has to store all of it. */
const LONGEST = 200;
const ASCII = /^[\x20-\x7e]*$/;
/** The usual characters of scripts without blanks, each of which is a word. They have one form. */
const IDEOGRAM = /^[\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF]$/;
const CUT_PAIR = /[\uD800-\uDBFF]$/;

/**
 * Characters inside words that a reader doesn't see, or not as a part of the word: joiners, soft
 * hyphens, variation selectors, and the frames around a character.
 */
const UNSEEN = /\p{Variation_Selector}|\p{Me}|\u034F|[\u00AD\u180E\u200B-\u200F\u2060\uFEFF]/gu;
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
  const seen = normalise(part.replaceAll(UNSEEN, ''), 'NFKC').replaceAll(NOT_IN_WORDS, '');
  // A small letter may compose with its accent although the capital has no composed form.
  return seen.toLowerCase().normalize('NFKC').replaceAll('ς', 'σ');
}

const WITH_ACCENTS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** Accents above and below letters of these scripts. Other scripts write vowels as marks. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u0300-\u036F]+/gu;
/** Letters of Cyrillic alphabets that only Unicode takes apart. */
const WHOLE_LETTERS = /[иу]\u0306|і\u0308/gu;
const KEPT: Readonly<Record<string, string>> = {
  'и\u0306': 'й',
  'у\u0306': 'ў',
  'і\u0308': 'ї',
};

/** Letters that keyboards without them write in another way, and that Unicode doesn't take apart. */
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
};
const SPECIAL = new RegExp(`[${Object.keys(REPLACED).join('')}]`, 'gu');

/**
 * A spelling without accents and special letters, as people type it whose keyboard has none. Takes
 * what `spellingOf` returns. Vowel signs of Bangla, Thai and other scripts are no accents.
 */
export function plainOf(spelling: string): string {
  if (ASCII.test(spelling) || !WITH_ACCENTS.test(spelling)) return spelling;
  return (
    spelling
      .normalize('NFD')
      // Letters whose mark is part of the letter are composed again, so that it isn't removed.
      .replaceAll(WHOLE_LETTERS, (letter) => KEPT[letter] ?? letter)
      .replaceAll(ACCENTS, '')
      .normalize('NFC')
      .replaceAll(SPECIAL, (letter) => REPLACED[letter] ?? letter)
  );
}
