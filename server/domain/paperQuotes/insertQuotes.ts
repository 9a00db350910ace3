import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import type { ProvedQuote } from './proveQuotes';

/** The kinds of texts that have quotes. */
export type QuoteOwner = Tables['quotes']['owner_kind'];

/**
 * Stores the quotes of a new text. A paper that was removed since they were proved counts as
 * removed later.
 */
export async function insertQuotes(
  trx: Transaction<Tables>,
  owner: { kind: QuoteOwner; id: number },
  quotes: readonly ProvedQuote[],
): Promise<void> {
  if (quotes.length === 0) return;
  await sql`
    INSERT INTO quotes (owner_kind, owner_id, position, paper_id, page, quote, place)
    SELECT ${owner.kind}, ${owner.id}::bigint, number - 1,
      (SELECT id FROM papers WHERE papers.id = proved.paper_id FOR KEY SHARE),
      page, quote, place
    FROM unnest(
      ${quotes.map(({ paper_id }) => paper_id)}::bigint[],
      ${quotes.map(({ page }) => page)}::integer[],
      ${quotes.map(({ quote }) => quote)}::text[],
      ${quotes.map(({ place }) => place)}::integer[]
    ) WITH ORDINALITY AS proved (paper_id, page, quote, place, number)
  `.execute(trx);
}
