import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { parseKeyword, readWordsQuery, type WordsQuery } from '#domain/words';

/** A search: words and hashtags that have to occur; `words` is null where only hashtags are wanted. */
export interface PostQuery {
  words: WordsQuery | null;
  hashtags: string[];
}

/** Reads a keyword; null where it holds nothing to look for. */
export async function readPostQuery(
  db: Kysely<Tables>,
  keyword: string,
): Promise<PostQuery | null> {
  const wanted = parseKeyword(keyword);
  const words = await readWordsQuery(db, wanted.words);
  if (!words && wanted.hashtags.length === 0) return null;
  return { words, hashtags: wanted.hashtags };
}
