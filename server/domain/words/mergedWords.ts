import type { Word } from '#contract/words/wordsIn';
import { pairOf, PLAIN } from './lexemes';

/** The most words that are also found as one, as in `U.S.A.` */
const MOST_MERGED = 3;
const DIGITS_MEET = new RegExp(`\\d${PLAIN}\\d`);
/** English endings after an apostrophe: "we'll" is not "well". */
const CONTRACTED = new Set(['d', 'll', 'm', 're', 's', 've']);

/**
 * The sign of a power in a merged word. A raised digit after a letter has none: m^2 is m², which is
 * stored as `m2`.
 */
function powerOf(before: Word, word: Word): string {
  if (word.sign === '^-') return '^-';
  return word.sign === '^' && DIGITS_MEET.test(pairOf(before, word)) ? '^' : '';
}

const canMerge = (before: Word, word: Word) =>
  word.isJoined &&
  !before.isUnbroken &&
  !word.isUnbroken &&
  !(word.sign === "'" && CONTRACTED.has(word.plain)) &&
  (powerOf(before, word) !== '' || !DIGITS_MEET.test(pairOf(before, word)));

/**
 * Two or three words without a blank between them as the one that others write: `node.js` as
 * `nodejs`, `e-mail` as `email`, `10^6` as `10⁶`. Null for other counts, and where this would be
 * another word or number.
 */
export function mergedWord(words: readonly Word[]): Word | null {
  const [first, ...others] = words;
  const last = others.at(-1);
  if (!first || !last || words.length > MOST_MERGED) return null;
  if (!others.every((word, nth) => canMerge(words[nth] ?? first, word))) return null;
  const join = (form: 'spelling' | 'plain') =>
    others.reduce(
      (merged, word, nth) => `${merged}${powerOf(words[nth] ?? first, word)}${word[form]}`,
      first[form],
    );
  return { ...first, end: last.end, spelling: join('spelling'), plain: join('plain'), others: [] };
}

/**
 * The words without blanks between them that end with the next word of a text, as far as they
 * merge.
 */
export const joinedUntil = (before: readonly Word[], word: Word): Word[] =>
  word.isJoined ? [...before, word].slice(-MOST_MERGED) : [word];

/** Each way in which the last of the words can be merged with those before it. */
export const mergedAtEnd = (words: readonly Word[]): Word[] =>
  words.flatMap((_, nth) => mergedWord(words.slice(nth)) ?? []);
