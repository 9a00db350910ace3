import { hashtagsIn } from '#contract/words/hashtags';
import { normalise } from '#server/platform/text';
import { groupsIn } from './wordsQuery';

/** A parsed search query: words of the text, and hashtags without their `#`, in lower case. */
export interface Wanted {
  words: string[];
  hashtags: string[];
}

/** The words of a text; those without a blank between them, such as `node.js`, as one. */
const joinedWords = (text: string): string[] =>
  groupsIn(text).map((group) => text.slice(group[0]?.start, group.at(-1)?.end));

/**
 * Splits a search query. Quotes and operators have no meaning: all words must occur, in any place.
 * Parts without a letter or digit, such as an emoji, are dropped.
 */
export function parseKeyword(keyword: string): Wanted {
  const text = normalise(keyword, 'NFC');
  const words: string[] = [];
  const hashtags = new Set<string>();
  let end = 0;
  for (const hashtag of hashtagsIn(text)) {
    words.push(...joinedWords(text.slice(end, hashtag.start)));
    hashtags.add(hashtag.tag);
    end = hashtag.end;
  }
  words.push(...joinedWords(text.slice(end)));
  return { words, hashtags: [...hashtags] };
}
