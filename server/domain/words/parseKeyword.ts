import { normalise } from '#server/platform/text';

/** A parsed search query: words of the text, and hashtags without their `#`, in lower case. */
export interface Wanted {
  words: string[];
  hashtags: string[];
}

/**
 * Letters, their marks, digits, and the ASCII symbols that occur inside words such as `node.js`.
 */
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}\x21-\x7e]+/u;
const HASHTAG = /^#([\p{L}\p{M}\p{N}_]+)/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * Splits a search query. Quotes and operators have no meaning: all words must occur, in any place.
 * Parts without a letter or digit, such as an emoji, are dropped.
 */
export function parseKeyword(keyword: string): Wanted {
  const parts = normalise(keyword, 'NFC').split(NOT_IN_WORDS).filter(saysSomething);
  const hashtags = parts.flatMap((part) => HASHTAG.exec(part)?.[1]?.toLowerCase() ?? []);
  return {
    words: parts.filter((part) => !HASHTAG.test(part)),
    hashtags: [...new Set(hashtags)],
  };
}

function saysSomething(part: string): boolean {
  return SAYS_SOMETHING.test(part);
}
