import { findAddresses } from '#contract/addresses/findAddresses';
import { UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';
import { splitMaths } from '#contract/splitMaths';
import { hashtagsIn } from '#contract/words/hashtags';

const MAX_HASHTAGS = 30;

/** The hashtags of a text without formulas, except those that are a part of an address. */
function* tagsOutsideAddresses(text: string): Generator<string> {
  if (!text.includes('#')) return;
  const addresses = findAddresses(text);
  let nth = 0;
  for (const { tag, start } of hashtagsIn(text)) {
    while ((addresses[nth]?.end ?? Infinity) <= start) nth += 1;
    if ((addresses[nth]?.start ?? Infinity) > start) yield tag;
  }
}

/**
 * The hashtags of a text, without `#`, in lower case, in order and without duplicates; at most 30.
 * Those are left out that the browser shows as a part of a formula or an address.
 */
export function hashtagsOf(content: string): string[] {
  const found = new Set<string>();
  for (const { text, tex } of splitMaths(content)) {
    if (tex !== undefined) continue;
    for (const tag of tagsOutsideAddresses(text)) {
      // A university's hashtag is its whole name, so a hashtag may be as long as the longest name.
      if (tag.length <= UNIVERSITY_NAME_MAX_LENGTH) found.add(tag);
      if (found.size === MAX_HASHTAGS) return [...found];
    }
  }
  return [...found];
}

/** Where a word begins in a compound hashtag: `Machine|Learning`, `AI|Ethics`, `covid19|Rules`. */
const WORD_BREAK = /(?<=[\p{Ll}\p{Nd}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** A hashtag in which capitals begin words. */
export interface CompoundHashtag {
  /** Without `#`, as posts are found by it. */
  tag: string;
  /** Its words, separated by blanks. */
  words: string;
}

/** The hashtags of a text that have several words, so that posts are found by these too. */
export function compoundHashtags(text: string): CompoundHashtag[] {
  return Array.from(hashtagsIn(text), ({ tag, start, end }) => ({
    tag,
    words: text.slice(start + 1, end).replaceAll(WORD_BREAK, ' '),
  })).filter(({ words }) => words.includes(' '));
}

/**
 * The text besides the content whose hashtags and addresses count: of an event the description and
 * place, not the title.
 */
export function taggedText(kind: string, attachedText: string): string {
  return kind === 'event' ? attachedText.slice(attachedText.indexOf('\n') + 1) : '';
}
