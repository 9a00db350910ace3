import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { readWordsQuery } from '#domain/words';
import type { PageSection } from '#server/platform/pdf/pdfText';
import type { SourcePage } from '../engine/source';

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

/**
 * The pages of some texts, in order. If there are more than the limits allow, returns the pages
 * with the numbers that the question asks for, then those with the most of the words.
 */
export async function readPages(
  db: Kysely<Tables>,
  textIds: readonly number[],
  words: readonly string[],
  asked: readonly number[] = [],
): Promise<PageRow[]> {
  const query = readWordsQuery(words);
  const rank = query ? sql`ts_rank(words, ${query.anyWhole}::tsquery)` : sql`0`;
  const isAsked = sql`page = ANY(${[...asked]}::int[])`;
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
