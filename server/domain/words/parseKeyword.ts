import { normalise } from '#server/platform/text';

/** What a person looks for: words of the text, and hashtags without their `#`, in lower case. */
export interface Wanted {
  words: string[];
  hashtags: string[];
}

/** Letters, their marks, digits, and the ASCII signs that stand inside words such as `node.js`. */
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}\x21-\x7e]+/u;
const HASHTAG = /^#([\p{L}\p{M}\p{N}_]+)/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * Splits what was typed. Quotes and operators mean nothing: all words have to occur, wherever. What
 * has neither letter nor digit, as an emoji, is left out.
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
