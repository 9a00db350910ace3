import { sql, type Transaction } from 'kysely';
import { wordVector } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';
import type { PdfText } from '#server/platform/pdf/pdfText';
import { distinctWords } from './distinctWords';

/** The length of text per statement, indexed well within the statement timeout. */
const STATEMENT_LENGTH = 300_000;

interface NumberedPage {
  page: number;
  text: string;
}

function* inStatements(pages: readonly NumberedPage[]): Generator<NumberedPage[]> {
  let open: NumberedPage[] = [];
  let length = 0;
  for (const page of pages) {
    open.push(page);
    length += page.text.length;
    if (length < STATEMENT_LENGTH) continue;
    yield open;
    open = [];
    length = 0;
  }
  if (open.length > 0) yield open;
}

/** Inserts the text of a PDF with its pages, unless it exists. */
export async function insertDocumentText(
  trx: Transaction<Tables>,
  { sha256, text, at }: { sha256: Buffer; text: PdfText; at: Date },
): Promise<void> {
  const { title, author, abstract, doi, year } = text.proposal;
  const inserted = await trx
    .insertInto('document_texts')
    .values({
      sha256,
      state: text.state,
      page_count: text.pageCount,
      title,
      author,
      abstract,
      doi,
      published_year: year,
      words: wordVector(sql`${await distinctWords(text.pages)}::text`),
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return;
  const pages = text.pages.map((page, index) => ({ page: index + 1, text: page }));
  for (const some of inStatements(pages)) {
    await sql`
      INSERT INTO document_pages (text_id, page, text)
      SELECT ${inserted.id}, page, text FROM unnest(
        ${some.map(({ page }) => page)}::integer[], ${some.map((each) => each.text)}::text[]
      ) AS pages (page, text)
    `.execute(trx);
  }
}
