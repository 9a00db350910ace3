import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { afterCommit } from '#server/platform/database/afterCommit';
import type { Tables } from '#server/platform/database/tables';
import { removeObjects } from './removeObjects';

/**
 * Deletes files and their smaller copies: the rows in the caller's transaction, the stored bytes
 * after it commits.
 */
export async function removeStoredFiles(
  deps: Pick<Deps, 'storage' | 'log'>,
  trx: Transaction<Tables>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx
    .deleteFrom('files')
    .where((file) => file.or([file('id', 'in', ids), file('original_id', 'in', ids)]))
    .returning('name')
    .execute();
  const names = rows.map(({ name }) => name);
  afterCommit(trx, () => void removeObjects(deps, names));
}
