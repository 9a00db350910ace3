import { sql, type Transaction } from 'kysely';
import { yieldToMain } from '#server/platform/yieldToMain';
import type { Tables } from '#server/platform/database/tables';
import { findWords } from './findQuote';

interface QuoteOnPage {
  owner_kind: string;
  owner_id: number;
  position: number;
  quote: string;
  /** The new text of its page; null if there is no such page any more. */
  text: string | null;
}

/**
 * Finds the quotes of the papers with a text again, after its pages were read again. The place of a
 * quote that is no longer on its page becomes null.
 */
export async function refindQuotes(trx: Transaction<Tables>, textId: number): Promise<void> {
  const { rows } = await sql<QuoteOnPage>`
    SELECT owner_kind, owner_id, position, quote, document_pages.text
    FROM papers
    JOIN quotes ON quotes.paper_id = papers.id
    LEFT JOIN document_pages
      ON document_pages.text_id = papers.text_id AND document_pages.page = quotes.page
    WHERE papers.text_id = ${textId}
    ORDER BY owner_kind, owner_id, position
    FOR UPDATE OF quotes
  `.execute(trx);
  if (rows.length === 0) return;
  const places: (number | null)[] = [];
  for (const { text, quote } of rows) {
    places.push(findWords(text ?? '', quote)?.place ?? null);
    await yieldToMain();
  }
  await sql`
    UPDATE quotes SET place = refound.place
    FROM unnest(
      ${rows.map(({ owner_kind }) => owner_kind)}::text[],
      ${rows.map(({ owner_id }) => owner_id)}::bigint[],
      ${rows.map(({ position }) => position)}::smallint[],
      ${places}::integer[]
    ) AS refound (owner_kind, owner_id, position, place)
    WHERE quotes.owner_kind = refound.owner_kind AND quotes.owner_id = refound.owner_id
      AND quotes.position = refound.position
  `.execute(trx);
}
