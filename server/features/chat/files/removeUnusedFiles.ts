import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import { rowLimit } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { removeStoredFiles } from '#domain/files';
import { selectUnused, stillUnused } from '#domain/messages';

/** The time an upload is kept unsent. */
const KEPT_MS = 24 * 60 * 60_000;
const BATCH = 500;

/** Removes chat files that were uploaded more than a day ago and never sent. */
export async function removeUnusedFiles(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>,
): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS);
  for (let removed = BATCH; removed === BATCH;) {
    removed = await inTransaction(deps.db, async (trx) => {
      const ids = await lockUnusedFiles(trx, { before, limit: BATCH });
      await removeStoredFiles(deps, trx, ids);
      return ids.length;
    });
  }
}

/**
 * Locks at most `limit` unsent chat files uploaded before `before`, and returns their ids. Skips
 * files that a sender has locked.
 */
async function lockUnusedFiles(
  trx: Transaction<Tables>,
  { before, limit }: { before: Date; limit: number },
): Promise<number[]> {
  const locked = await selectUnused(trx)
    .where('files.created_at', '<', before)
    .limit(rowLimit(limit))
    .forUpdate()
    .skipLocked()
    .execute();
  return stillUnused(trx, locked);
}
