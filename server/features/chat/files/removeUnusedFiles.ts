import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { removeStoredFiles } from '#domain/files';

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

/**
 * Locks chat files from before a time that no message carries, at most `limit`, and returns their
 * ids. One that is about to be sent is held by its sender and left out.
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
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (locked.length === 0) return [];
  // A message may have come between the look and the lock; none can after it.
  const ids = locked.map(({ id }) => id);
  const still = await unused.where('files.id', 'in', ids).execute();
  return still.map(({ id }) => id);
}
