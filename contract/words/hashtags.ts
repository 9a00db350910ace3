import { normalise } from '../normalise';
import { JOINERS, WORD_MORE, WORD_START } from './spelledWords';

const MORE = `(?:${WORD_MORE}|_)`;

/** A hashtag of a text. */
export interface Hashtag {
  /** Without `#`, as posts are found by it. */
  tag: string;
  /** The indices in the text where the `#` is and where the tag ends. */
  start: number;
  end: number;
}

/**
 * Words joined by `_` after a `#` that starts a word. The `#` of an address such as
 * `example.org/#top` starts no hashtag.
 */
const HASHTAG = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_&/#])#(_*${WORD_START}${MORE}*` +
    `(?:[${JOINERS}]+[\\p{L}\\p{M}]${MORE}*)*)`,
  'gu',
);
const LETTER_BEFORE = /[\p{L}\p{M}]$/u;
const LETTER_AFTER = /^[\p{L}\p{M}]/u;
const SEVERAL_JOINERS = new RegExp(`[${JOINERS}]+`, 'gu');
const NOT_IN_TAGS = /[^\p{L}\p{M}\p{N}_\u200C\u200D]/gu;
const VARIATIONS = /\p{Variation_Selector}/gu;

/**
 * The hashtag that a text stands for, with or without `#`, in the form in which posts are found by
 * it: case, blanks and punctuation other than `_` don't count. Empty if nothing is left.
 */
export function hashtagOf(text: string): string {
  const joined = normalise(text, 'NFC').replaceAll(
    SEVERAL_JOINERS,
    (run: string, at: number, all: string) =>
      LETTER_BEFORE.test(all.slice(Math.max(0, at - 2), at)) &&
      LETTER_AFTER.test(all.slice(at + run.length, at + run.length + 2))
        ? run
        : '',
  );
  // A small letter may compose with its accent although the capital has no composed form.
  return joined
    .replaceAll(NOT_IN_TAGS, '')
    .replaceAll(VARIATIONS, '')
    .toLowerCase()
    .normalize('NFC');
}

/** The hashtags of a text, in order. */
export function* hashtagsIn(text: string): Generator<Hashtag> {
  for (const { 0: whole, 1: tag = '', index } of text.matchAll(HASHTAG))
    yield { tag: hashtagOf(tag), start: index, end: index + whole.length };
}
