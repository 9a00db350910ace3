import { sql, type Transaction } from 'kysely';
import { clockTimestamp, writtenWords } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';
import type { PageSection, PdfText } from '#server/platform/pdf/pdfText';
import { refindQuotes } from './refindQuotes';
import { pageVectors, textVector } from './textVector';

/** The length of text per statement, indexed well within the statement timeout. */
const STATEMENT_LENGTH = 300_000;

interface NumberedPage {
  page: number;
  text: string;
  label: string | null;
  sections: PageSection[] | null;
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

/** Removes the pages of a text that is read again, and updates the words of its papers. */
async function removeOldPages(trx: Transaction<Tables>, textId: number): Promise<void> {
  await trx.deleteFrom('document_pages').where('text_id', '=', textId).execute();
  // The trigger of this column joins the words of a paper with those of its text.
  await trx.updateTable('papers').set({ text_id: textId }).where('text_id', '=', textId).execute();
}

/**
 * The version of the code that reads texts. Raise it when a PDF yields another text than before, so
 * that stored texts are read again.
 */
export const READING = 4;

/** Inserts the text of a PDF with its pages, or replaces that of an older version. */
export async function insertDocumentText(
  trx: Transaction<Tables>,
  { sha256, text, at }: { sha256: Buffer; text: PdfText; at: Date },
): Promise<void> {
  const { title, author, abstract, doi, year } = text.proposal;
  const read = {
    state: text.state,
    page_count: text.pageCount,
    title,
    author,
    abstract,
    doi,
    published_year: year,
    ...writtenWords(await textVector(text.pages)),
    reading: READING,
  };
  const inserted = await trx
    .insertInto('document_texts')
    .values({ ...read, sha256, created_at: at })
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet(read).where('document_texts.reading', '<', READING),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return;
  await removeOldPages(trx, inserted.id);
  const pages = text.pages.map((page, index) => {
    return {
      page: index + 1,
      text: page,
      label: text.labels?.[index] ?? null,
      sections: text.sections?.[index] ?? null,
    };
  });
  for (const some of inStatements(pages)) {
    await sql`
      INSERT INTO document_pages (text_id, page, text, label, sections, words, words_at)
      SELECT ${inserted.id}, page, text, label, sections::jsonb, words::tsvector, ${clockTimestamp}
      FROM unnest(
        ${some.map(({ page }) => page)}::integer[], ${some.map((each) => each.text)}::text[],
        ${some.map(({ label }) => label)}::text[],
        ${some.map(({ sections }) => (sections ? JSON.stringify(sections) : null))}::text[],
        ${await pageVectors(some)}::text[]
      ) AS pages (page, text, label, sections, words)
    `.execute(trx);
  }
  await refindQuotes(trx, inserted.id);
}
