import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { readWordsQuery } from '#domain/words';
import type { PageSection } from '#server/platform/pdf/pdfText';
import { fileNumber } from '../engine/pages/findPages';
import type { PageQuestion } from '../engine/pages/pageQuestion';
import type { SourcePage } from '../engine/source';
import { TITLE_PAGES } from '../engine/titlePage/titlePage';

/** A page of a text as stored. */
export interface PageRow {
  text_id: number;
  page: number;
  text: string;
  label: string | null;
  sections: PageSection[] | null;
}

/** The most pages to read, and the most text of them: all of a manual of 300 pages. */
const MOST_PAGES = sql.lit(300);
const MOST_LETTERS = sql.lit(1_000_000);

/** A page of a source. */
export const asSourcePage = ({ page, text, label, sections }: PageRow): SourcePage => ({
  page,
  text,
  label: label ?? undefined,
  sections: sections ?? undefined,
});

/** The pages that a question names, or those before the text of a document. */
export type AskedPages = Pick<PageQuestion, 'first' | 'last'> | 'title';

function isAskedFor(asked: AskedPages) {
  if (asked === 'title') return sql`page <= ${sql.lit(TITLE_PAGES)}`;
  const { first, last } = asked;
  return sql`page BETWEEN ${fileNumber(first)} AND ${fileNumber(last)}
    OR coalesce(lower(label) BETWEEN ${first} AND ${last}, false)
    OR (${last} = 'last' AND page = (
      SELECT max(page) FROM document_pages AS others
      WHERE others.text_id = document_pages.text_id
    ))`;
}

/**
 * The pages of some texts, in order. If there are more than the limits allow, returns the pages
 * that the question asks for, then those with the most of the words.
 */
export async function readPages(
  db: Kysely<Tables>,
  textIds: readonly number[],
  words: readonly string[],
  asked?: AskedPages,
): Promise<PageRow[]> {
  const query = readWordsQuery(words);
  const rank = query ? sql`ts_rank(words, ${query.anyWhole}::tsquery)` : sql`0`;
  const isAsked = asked ? isAskedFor(asked) : sql`false`;
  const { rows } = await sql<PageRow>`
    SELECT text_id, page, text, label, sections FROM (
      SELECT text_id, page, text, label, sections,
        sum(length(text)) OVER (ORDER BY is_asked DESC, rank DESC, text_id, page) - length(text) AS letters_before
      FROM (
        SELECT text_id, page, text, label, sections, ${isAsked} AS is_asked, ${rank} AS rank FROM document_pages
        WHERE text_id = ANY(${[...textIds]}::bigint[])
        ORDER BY is_asked DESC, rank DESC, text_id, page LIMIT ${MOST_PAGES}
      ) AS nearest
    ) AS counted
    WHERE letters_before < ${MOST_LETTERS}
    ORDER BY text_id, page
  `.execute(db);
  return rows;
}
