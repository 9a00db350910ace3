import type { Deps } from '../../deps';
import { inTransaction } from '../../platform/database/inTransaction';
import { removeStoredFiles } from '../../uploads/removeStoredFiles';
import { lockUnusedFiles } from './chatFileRepository';

/** An upload waits this long to be sent. */
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
