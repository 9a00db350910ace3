import type { Transaction } from 'kysely';
import { itemVector, writeItemWords } from '#domain/library';
import type { Tables } from '#server/platform/database/tables';
import { inSlices } from '#server/platform/yieldToMain';

const ITEMS_AT_A_TIME = 100;

/** Writes the words of some items of libraries again. Returns whether there may be more. */
export async function reindexLibrary(trx: Transaction<Tables>): Promise<boolean> {
  const items = await trx
    .selectFrom('library_items')
    .select(['id', 'title', 'author', 'year', 'doi', 'note', 'tags'])
    .where('words_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(ITEMS_AT_A_TIME)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const written: { id: number; vector: string }[] = [];
  await inSlices(items, (item) => {
    written.push({ id: item.id, vector: itemVector(item) });
  });
  await writeItemWords(trx, written);
  return items.length > 0;
}
