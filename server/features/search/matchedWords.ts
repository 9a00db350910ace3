import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { PostRow } from '../../queries/posts/selectPosts';
import type { PostQuery } from './postQuery';

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** Words with signs inside, as `node.js`, which the search takes as one. */
const COMPOUND = /[\p{L}\p{M}\p{N}_]+(?:[^\s\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_]+)+/gu;
/** A page of long posts holds more words than anyone marks. */
const MOST_WORDS = 2_000;

/** What of a post the search reads. */
export type SearchedText = Pick<PostRow, 'content' | 'attached_text'>;

const textOf = ({ content, attached_text }: SearchedText) =>
  `${content}\n${attached_text}`.toLowerCase();

/** The distinct words of the posts that begin like something that was looked for. */
function wordsLike(posts: readonly SearchedText[], query: string): string[] {
  const initials = new Set([...query.matchAll(WORD)].map(([word]) => [...word][0]));
  const found = posts.flatMap((post) => {
    const text = textOf(post);
    return [...text.matchAll(WORD), ...text.matchAll(COMPOUND)].map(([word]) => word);
  });
  return [...new Set(found)].filter((word) => initials.has([...word][0])).slice(0, MOST_WORDS);
}

/** The words of the posts, in lower case, that the search found them by; hashtags without their `#`. */
export async function findMatchedWords(
  db: Kysely<Tables>,
  { words: query, hashtags }: PostQuery,
  posts: readonly SearchedText[],
): Promise<string[]> {
  const tags = posts.length === 0 ? [] : hashtags;
  const words = query ? wordsLike(posts, query.any) : [];
  if (!query || words.length === 0) return tags;
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM unnest(${words}::text[]) AS word
    WHERE (to_tsvector('simple', word) || to_tsvector('english', word)) @@ ${query.any}::tsquery
  `.execute(db);
  const matched = rows.map(({ word }) => word.match(WORD) ?? []);
  const alone = new Set(matched.flatMap((parts) => (parts.length === 1 ? parts : [])));
  // A browser marks words without signs in them: of a compound every part, unless one was meant.
  const whole = matched.filter((parts) => !parts.some((part) => alone.has(part)));
  return [...new Set([...alone, ...whole.flat(), ...tags])];
}
