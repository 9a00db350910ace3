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
  const cut = cutWord(word);
  if (ASCII.test(cut)) return cut.toLowerCase();
  // One character may stand for eighteen, such as the ligature of a blessing.
  return cutWord(cut.split(POWER).map(foldPart).join('^'));
}

const cutWord = (word: string): string => word.slice(0, LONGEST).replace(CUT_PAIR, '');

function foldPart(part: string): string {
  const visible = part.replaceAll(OLD_KHANDA_TA, 'ৎ').replaceAll(UNSEEN, '');
  const seen = normalise(visible, 'NFKC').replaceAll(NOT_IN_WORDS, '');
  // A small letter may compose with its accent although the capital has no composed form.
  return seen.toLowerCase().normalize('NFKC').replaceAll('ς', 'σ');
}
