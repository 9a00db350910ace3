import type { Transaction } from 'kysely';
import type { Deps } from '../../../deps';
import type { Tables } from '../../../platform/database/tables';
import { removeTextsIfUnused } from '../../../queries/removeUnusedTexts';
import { removeStoredFiles } from '../../../uploads/removeStoredFiles';

/** Deletes documents of a person with their files, and their texts where nothing else needs them; answers how many. */
export async function deleteDocuments(
  deps: Pick<Deps, 'storage' | 'log'>,
  trx: Transaction<Tables>,
  { userId, ids }: { userId: number; ids: readonly number[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await trx
    .deleteFrom('assistant_documents')
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .returning(['file_id', 'text_id'])
    .execute();
  await removeStoredFiles(
    deps,
    trx,
    rows.map(({ file_id }) => file_id),
  );
  await removeTextsIfUnused(
    trx,
    rows.map(({ text_id }) => text_id),
  );
  return rows.length;
}
