import { UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';
import { normalise } from '#server/platform/text';

const MAX_HASHTAGS = 30;
/**
 * Letters, their marks (vowel signs of Bengali and others), digits and `_` after a `#` that starts
 * a word. The `#` of an address such as `example.org/#top` does not match.
 */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_&/#])#([\p{L}\p{M}\p{N}_]+)/gu;

/**
 * The hashtags of a text, without `#`, in lower case, in order and without duplicates; at most 30.
 */
export function hashtagsOf(content: string): string[] {
  const found = new Set<string>();
  for (const [, tag = ''] of normalise(content, 'NFC').matchAll(HASHTAG)) {
    // A university's hashtag is its whole name, so a hashtag may be as long as the longest name.
    if (tag.length <= UNIVERSITY_NAME_MAX_LENGTH) found.add(tag.toLowerCase());
    if (found.size === MAX_HASHTAGS) break;
  }
  return [...found];
}
