import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import { rowLimit } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { removeStoredFiles } from '#domain/files';

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
  const unused = trx
    .selectFrom('files')
    .select('files.id')
    .where('files.purpose', '=', 'chat')
    .where((eb) => {
      const carrying = eb
        .selectFrom('messages')
        .select('messages.id')
        .whereRef('messages.file_id', '=', 'files.id');
      return eb.not(eb.exists(carrying));
    });
  const locked = await unused
    .where('files.created_at', '<', before)
    .limit(rowLimit(limit))
    .forUpdate()
    .skipLocked()
    .execute();
  if (locked.length === 0) return [];
  // A message may have been sent between the query and the lock, but not after it.
  const ids = locked.map(({ id }) => id);
  const still = await unused.where('files.id', 'in', ids).execute();
  return still.map(({ id }) => id);
}
