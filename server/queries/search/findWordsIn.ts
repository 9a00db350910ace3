import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { WordsQuery } from './wordsQuery';

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** Words with signs inside, as `node.js`, which the search takes as one. */
const COMPOUND = /[\p{L}\p{M}\p{N}_]+(?:[^\s\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_]+)+/gu;
/** A page of long texts holds more words than anyone marks. */
const MOST_WORDS = 2_000;

/** The distinct words of the texts that begin like something that was looked for. */
function wordsLike(texts: readonly string[], query: string): string[] {
  const initials = new Set([...query.matchAll(WORD)].map(([word]) => [...word][0]));
  const found = texts.flatMap((text) => {
    const lower = text.toLowerCase();
    return [...lower.matchAll(WORD), ...lower.matchAll(COMPOUND)].map(([word]) => word);
  });
  return [...new Set(found)].filter((word) => initials.has([...word][0])).slice(0, MOST_WORDS);
}

/** The words of the texts, in lower case, that a search finds them by. */
export async function findWordsIn(
  db: Kysely<Tables>,
  { any }: WordsQuery,
  texts: readonly string[],
): Promise<string[]> {
  const words = wordsLike(texts, any);
  if (words.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM unnest(${words}::text[]) AS word
    WHERE (to_tsvector('simple', word) || to_tsvector('english', word)) @@ ${any}::tsquery
  `.execute(db);
  const matched = rows.map(({ word }) => word.match(WORD) ?? []);
  const alone = new Set(matched.flatMap((parts) => (parts.length === 1 ? parts : [])));
  // A browser marks words without signs in them: of a compound every part, unless one was meant.
  const whole = matched.filter((parts) => !parts.some((part) => alone.has(part)));
  return [...new Set([...alone, ...whole.flat()])];
}
