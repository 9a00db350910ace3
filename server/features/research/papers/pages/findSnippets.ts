import { sql, type Kysely } from 'kysely';
import type { PaperSnippet } from '#contract/entities/research';
import { printedPage } from '#contract/messages';
import type { Tables } from '#server/platform/database/tables';
import { findWordsIn, snippetAround, type WordsQuery } from '#domain/words';
import type { PaperRow } from '../selectPapers';

/** A page with words of a search. */
export interface FoundPage {
  text_id: number;
  page: number;
  text: string;
  label: string | null;
  /** Whether the page contains every word. */
  has_all_words: boolean;
}

/** The matched words and the snippet that a search adds to a paper. */
export interface PaperFinding {
  matched_words: string[];
  snippet: PaperSnippet | null;
}

/** The number of a page, and its printed number if that differs. */
export function pageAndName(
  { page, label }: Pick<FoundPage, 'page' | 'label'>,
  count: number | null,
) {
  return label === null || count === null
    ? { page }
    : { page, page_name: printedPage(label, page, count) };
}

/** For each text, the first page with every word, or else the first one with any. */
async function findPages(
  db: Kysely<Tables>,
  { full, any }: WordsQuery,
  textIds: readonly number[],
): Promise<Map<number, FoundPage>> {
  // As function calls, which use no index, because there are only a few pages to check.
  const { rows } = await sql<FoundPage>`
    SELECT DISTINCT ON (text_id) text_id, page, text, label, has_all_words FROM (
      SELECT text_id, page, text, label, ts_match_vq(words, ${full}::tsquery) AS has_all_words
      FROM document_pages
      WHERE text_id = ANY(${[...textIds]}::bigint[]) AND ts_match_vq(words, ${any}::tsquery)
    ) AS found
    ORDER BY text_id, has_all_words DESC, page
  `.execute(db);
  return new Map(rows.map((row) => [row.text_id, row]));
}

/**
 * Reads the pages that matched, and returns a function for the words and snippet of a paper. The
 * snippet comes from the page with all words, else from the abstract, else from a page with some.
 */
export async function findSnippets(
  db: Kysely<Tables>,
  query: WordsQuery,
  papers: readonly PaperRow[],
): Promise<(paper: PaperRow) => PaperFinding> {
  const pages = await findPages(
    db,
    query,
    papers.map(({ text_id }) => text_id),
  );
  const shown = papers.map((paper) =>
    [paper.title, paper.author, paper.research_field, paper.abstract].join('\n'),
  );
  const read = [...pages.values()].map(({ text }) => text);
  const matched = await findWordsIn(query, [...shown, ...read]);
  const words = new Set(matched);
  return ({ text_id, abstract, page_count }) => {
    const page = pages.get(text_id);
    const onPage = page ? snippetAround(page.text, words) : null;
    const ofPage = page && onPage ? { text: onPage.text, ...pageAndName(page, page_count) } : null;
    const ofAbstract = snippetAround(abstract, words);
    const best = page?.has_all_words ? ofPage : null;
    const snippet = best ?? (ofAbstract ? { text: ofAbstract.text } : null) ?? ofPage;
    return { matched_words: matched, snippet };
  };
}
