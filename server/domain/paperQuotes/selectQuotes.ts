import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { PaperQuote } from '#contract/entities/paperQuote';
import { isPaperShown } from '#domain/papers';
import type { Tables } from '#server/platform/database/tables';
import type { QuoteOwner } from './insertQuotes';

/**
 * The quotes of a text as a reader sees them, as JSON; null if it has none. A paper that the reader
 * may not see looks like a removed one, so that a block can't be told from it.
 */
export const selectQuotes = (
  kind: QuoteOwner,
  ownerId: RawBuilder<unknown>,
  readerId: number,
): RawBuilder<PaperQuote[] | null> => sql<PaperQuote[] | null>`(
  SELECT json_agg(json_build_object(
    'paper_id', papers.id,
    'title', coalesce(papers.title, ''),
    'page', quotes.page,
    'quote', quotes.quote,
    'state', CASE
      WHEN papers.id IS NULL THEN 'source_removed'
      WHEN quotes.place IS NULL THEN 'not_found'
      ELSE 'verified'
    END
  ) ORDER BY quotes.position)
  FROM quotes LEFT JOIN papers ON papers.id = quotes.paper_id AND ${isPaperShown(readerId)}
  WHERE quotes.owner_kind = ${sql.lit(kind)} AND quotes.owner_id = ${ownerId}
)`;

/** The quotes of several texts as a reader sees them, by the ids of the texts that have some. */
export async function readQuotes(
  db: Kysely<Tables>,
  readerId: number,
  kind: QuoteOwner,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PaperQuote[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; quotes: PaperQuote[] | null }>`
    SELECT id, ${selectQuotes(kind, sql.ref('asked.id'), readerId)} AS quotes
    FROM unnest(${[...ids]}::bigint[]) AS asked (id)`.execute(db);
  return new Map(rows.flatMap(({ id, quotes }) => (quotes ? [[id, quotes] as const] : [])));
}
