import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { removeTextsIfUnused } from '#domain/texts';
import { removeStoredFiles } from '#domain/files';
import { documentNotFound } from './documentProblems';

/** Deletes one of a person's own documents. Throws 404 if it is not theirs. */
export async function deleteDocument(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  userId: number,
  id: number,
): Promise<void> {
  const removed = await inTransaction(deps.db, (trx) =>
    deleteDocuments(deps, trx, { userId, ids: [id] }),
  );
  if (removed === 0) throw documentNotFound();
}

/**
 * Deletes a person's documents with their files, and texts no longer referenced; returns how many.
 */
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
