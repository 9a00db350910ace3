import { sql } from 'kysely';
import type { PaperPages } from '#contract/entities/research';
import type { Deps } from '#domain/deps';
import { findWordsIn, parseKeyword, readWordsQuery, snippetAround } from '#domain/words';
import type { Page } from '#server/platform/http/route';
import { requirePaper } from '../findPaper';
import { pageAndName, type FoundPage } from './findSnippets';

interface Search {
  readerId: number;
  id: number;
  keyword: string;
}

/**
 * Finds the pages of a paper that contain every word of the keyword, in their order. Throws 404 if
 * the reader may see no such paper.
 */
export async function findPagesOfPaper(
  { db }: Pick<Deps, 'db'>,
  { readerId, id, keyword }: Search,
  { limit, offset }: Page,
): Promise<PaperPages> {
  const { text_id: textId, page_count: count } = await requirePaper(db, readerId, id);
  const { words, hashtags } = parseKeyword(keyword);
  const query = readWordsQuery([...words, ...hashtags]);
  if (!query) return { pages: [], matched_words: [] };
  const { rows } = await sql<Pick<FoundPage, 'page' | 'text' | 'label'>>`
    SELECT page, text, label FROM document_pages
    WHERE text_id = ${textId} AND ts_match_vq(words, ${query.full}::tsquery)
    ORDER BY page LIMIT ${limit} OFFSET ${offset}
  `.execute(db);
  const matched = await findWordsIn(
    query,
    rows.map(({ text }) => text),
  );
  const marked = new Set(matched);
  const pages = rows.map((row) => ({
    ...pageAndName(row, count),
    snippet: snippetAround(row.text, marked)?.text ?? '',
  }));
  return { pages, matched_words: matched };
}
