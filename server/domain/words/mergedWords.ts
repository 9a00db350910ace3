import type { Word } from '#contract/words/wordsIn';
import { pairOf, PLAIN } from './lexemes';

/** The most words that are also found as one, as in `U.S.A.` */
const MOST_MERGED = 3;
const DIGITS_MEET = new RegExp(`\\d${PLAIN}\\d`);
/** English endings after an apostrophe: "we'll" is not "well". */
const CONTRACTED = new Set(['d', 'll', 'm', 're', 's', 've']);

const canMerge = (before: Word, word: Word) =>
  word.isJoined &&
  !before.isUnbroken &&
  !word.isUnbroken &&
  !(word.followsApostrophe && CONTRACTED.has(word.plain)) &&
  !DIGITS_MEET.test(pairOf(before, word));

/**
 * Two or three words without a blank between them as the one that others write: `node.js` as
 * `nodejs`, `e-mail` as `email`. Null for other counts, and where this would be another word or number.
 */
export function mergedWord(words: readonly Word[]): Word | null {
  const [first, ...others] = words;
  const last = others.at(-1);
  if (!first || !last || words.length > MOST_MERGED) return null;
  if (!others.every((word, nth) => canMerge(words[nth] ?? first, word))) return null;
  const join = (form: 'spelling' | 'plain') => words.map((word) => word[form]).join('');
  return { ...first, end: last.end, spelling: join('spelling'), plain: join('plain'), bare: null };
}

/** The words without blanks between them that end with the next word of a text, as far as they merge. */
export const joinedUntil = (before: readonly Word[], word: Word): Word[] =>
  word.isJoined ? [...before, word].slice(-MOST_MERGED) : [word];

/** Each way in which the last of the words can be merged with those before it. */
export const mergedAtEnd = (words: readonly Word[]): Word[] =>
  words.flatMap((_, nth) => mergedWord(words.slice(nth)) ?? []);
