import { sql, type Transaction } from 'kysely';
import { clockTimestamp, wordVector } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';

/**
 * The texts of an item of a library by which its owner finds it, besides those of its post or
 * paper.
 */
export interface ItemTexts {
  title: string;
  author: string;
  year: number | null;
  doi: string | null;
  note: string;
  tags: readonly string[];
}

/** The words of an item in the form of a `tsvector`. */
export const itemVector = ({ title, author, year, doi, note, tags }: ItemTexts): string =>
  wordVector(
    [title, author, String(year ?? ''), doi ?? '', note, ...tags].map((text) => ({ text })),
  );

/** Writes the words of items, all of one statement. */
export async function writeItemWords(
  trx: Transaction<Tables>,
  items: readonly { id: number; vector: string }[],
): Promise<void> {
  await sql`
    UPDATE library_items SET words = fresh.words::tsvector, words_at = ${clockTimestamp}
    FROM unnest(
      ${items.map(({ id }) => id)}::bigint[], ${items.map(({ vector }) => vector)}::text[]
    ) AS fresh (id, words)
    WHERE library_items.id = fresh.id
  `.execute(trx);
}
