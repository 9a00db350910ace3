import { sql, type Transaction } from 'kysely';
import { pageVectors, textVector } from '#domain/texts';
import { clockTimestamp } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';

const PAGES_AT_A_TIME = 10;

/** Writes the words of some pages again. Returns whether there may be more. */
export async function reindexPages(trx: Transaction<Tables>): Promise<boolean> {
  const pages = await trx
    .selectFrom('document_pages')
    .select(['text_id', 'page', 'text'])
    .where('words_at', 'is', null)
    .orderBy('text_id', 'desc')
    .orderBy('page', 'desc')
    .limit(PAGES_AT_A_TIME)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  await sql`
    UPDATE document_pages AS pages SET words = fresh.words::tsvector, words_at = ${clockTimestamp}
    FROM unnest(
      ${pages.map(({ text_id }) => text_id)}::bigint[], ${pages.map(({ page }) => page)}::integer[],
      ${await pageVectors(pages)}::text[]
    ) AS fresh (text_id, page, words)
    WHERE pages.text_id = fresh.text_id AND pages.page = fresh.page
  `.execute(trx);
  return pages.length > 0;
}

/**
 * Writes the words of a document again, and marks the papers that are found by them. Returns whether
 * there may be more.
 */
export async function reindexText(trx: Transaction<Tables>): Promise<boolean> {
  const text = await trx
    .selectFrom('document_texts')
    .select('id')
    .where('words_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!text) return false;
  const pages = await trx
    .selectFrom('document_pages')
    .select('text')
    .where('text_id', '=', text.id)
    .orderBy('page')
    .execute();
  const vector = await textVector(pages.map((page) => page.text));
  await trx
    .updateTable('document_texts')
    .set({ words: sql<string>`${vector}::tsvector`, words_at: clockTimestamp })
    .where('id', '=', text.id)
    .execute();
  await trx.updateTable('papers').set({ words_at: null }).where('text_id', '=', text.id).execute();
  return true;
}
