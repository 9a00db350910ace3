import type { PostRow } from '#domain/posts';
import { findWordsIn } from '#domain/words';
import type { PostQuery } from './postQuery';

/** The text of a post that the search covers. */
export type SearchedText = Pick<PostRow, 'content' | 'attached_text'>;

/** The words of the posts, in lower case, that matched the search; hashtags without their `#`. */
export async function findMatchedWords(
  { words, hashtags }: PostQuery,
  posts: readonly SearchedText[],
): Promise<string[]> {
  if (posts.length === 0) return [];
  const texts = posts.map(({ content, attached_text }) => `${content}\n${attached_text}`);
  const found = words ? await findWordsIn(words, texts) : [];
  return [...new Set([...found, ...hashtags])];
}
