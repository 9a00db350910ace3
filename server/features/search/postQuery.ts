import { parseKeyword, readWordsQuery, type WordsQuery } from '#domain/words';

/** A search with required words and hashtags; `words` is null if there are only hashtags. */
export interface PostQuery {
  words: WordsQuery | null;
  hashtags: string[];
}

/** Parses a keyword; null if it has nothing to search for. */
export function readPostQuery(keyword: string): PostQuery | null {
  const wanted = parseKeyword(keyword);
  const words = readWordsQuery(wanted.words);
  if (!words && wanted.hashtags.length === 0) return null;
  return { words, hashtags: wanted.hashtags };
}
