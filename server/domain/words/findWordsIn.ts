import { sql, type Kysely } from 'kysely';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { inSlices } from '#server/platform/yieldToMain';
import type { Tables } from '#server/platform/database/tables';
import type { WordsQuery } from './wordsQuery';

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/**
 * A word, or several joined by single symbols such as `node.js`, which the search treats as one.
 */
const COMPOUND = /[\p{L}\p{M}\p{N}_]+(?:[^\s\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_]+)*/gu;
/** The most words to highlight on a page of long texts. */
const MOST_WORDS = 2_000;
/** Twice the maximum length of a query; longer words need no highlighting. */
const LONGEST_WORD = 2 * KEYWORD_MAX_LENGTH;

const initialOf = (word: string) => String.fromCodePoint(word.codePointAt(0) ?? 0);

/** Adds the words of a text that start with the same letter as a query word. */
function addWordsLike(initials: ReadonlySet<string>, text: string, found: Set<string>): void {
  const add = (word: string) => {
    if (word.length <= LONGEST_WORD && initials.has(initialOf(word))) found.add(word);
  };
  for (const compound of text.toLowerCase().match(COMPOUND) ?? []) {
    compound.match(WORD)?.forEach(add);
    add(compound);
    if (found.size >= MOST_WORDS) return;
  }
}

/** The distinct words of the texts that start with the same letter as a query word. */
export async function wordsLike(texts: readonly string[], query: string): Promise<string[]> {
  const initials = new Set([...query.matchAll(WORD)].map(([word]) => initialOf(word)));
  const found = new Set<string>();
  await inSlices(texts, (text) => addWordsLike(initials, text, found));
  return [...found].slice(0, MOST_WORDS);
}

/** The words of the texts, in lower case, that match a search. */
export async function findWordsIn(
  db: Kysely<Tables>,
  { any }: WordsQuery,
  texts: readonly string[],
): Promise<string[]> {
  const words = await wordsLike(texts, any);
  if (words.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM unnest(${words}::text[]) AS word
    WHERE (to_tsvector('simple', word) || to_tsvector('english', word)) @@ ${any}::tsquery
  `.execute(db);
  const matched = rows.map(({ word }) => word.match(WORD) ?? []);
  const alone = new Set(matched.flatMap((parts) => (parts.length === 1 ? parts : [])));
  // Browsers highlight words without symbols. Of a compound, highlight every part unless one part
  // matches alone.
  const whole = matched.filter((parts) => !parts.some((part) => alone.has(part)));
  return [...new Set([...alone, ...whole.flat()])];
}
