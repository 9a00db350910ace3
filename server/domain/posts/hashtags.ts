import { UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';
import { hashtagsIn } from '#contract/words/hashtags';

const MAX_HASHTAGS = 30;

/**
 * The hashtags of a text, without `#`, in lower case, in order and without duplicates; at most 30.
 */
export function hashtagsOf(content: string): string[] {
  const found = new Set<string>();
  for (const { tag } of hashtagsIn(content)) {
    // A university's hashtag is its whole name, so a hashtag may be as long as the longest name.
    if (tag.length <= UNIVERSITY_NAME_MAX_LENGTH) found.add(tag);
    if (found.size === MAX_HASHTAGS) break;
  }
  return [...found];
}
