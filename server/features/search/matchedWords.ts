import { compoundHashtags, type PostRow } from '#domain/posts';
import { findWordsIn, type WordsQuery } from '#domain/words';
import type { PostQuery } from './postQuery';

/** The text of a post that the search covers. */
export type SearchedText = Pick<PostRow, 'content' | 'attached_text'>;

/** The compound hashtags of texts that have a word of the search. */
async function findMatchedTags(words: WordsQuery, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { tag, words: ofTag } of texts.flatMap(compoundHashtags))
    if ((await findWordsIn(words, [ofTag])).length > 0) found.push(tag);
  return found;
}

/** The words of the posts, in lower case, that matched the search; hashtags without their `#`. */
export async function findMatchedWords(
  { words, hashtags }: PostQuery,
  posts: readonly SearchedText[],
): Promise<string[]> {
  if (posts.length === 0) return [];
  const texts = posts.map(({ content, attached_text }) => `${content}\n${attached_text}`);
  const found = words
    ? [...(await findWordsIn(words, texts)), ...(await findMatchedTags(words, texts))]
    : [];
  return [...new Set([...found, ...hashtags])];
}
