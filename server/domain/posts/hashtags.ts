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

/**
 * The text besides the content whose hashtags and addresses count: of an event the description and
 * place, not the title.
 */
export function taggedText(kind: string, attachedText: string): string {
  return kind === 'event' ? attachedText.slice(attachedText.indexOf('\n') + 1) : '';
}
