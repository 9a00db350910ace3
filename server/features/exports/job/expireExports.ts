import type { Deps } from '#domain/deps';
import { removeStoredFiles } from '#domain/files';
import { inTransaction } from '#server/platform/database/inTransaction';

const BATCH = 100;
/** The time that exports that are over stay in the list. */
const LISTED_MS = 30 * 24 * 3_600_000;

/** Deletes the files of exports that are over, and after a month the exports themselves. */
export async function expireExports(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>,
): Promise<void> {
  const now = deps.clock.now();
  for (let expired = BATCH; expired === BATCH;) {
    expired = await inTransaction(deps.db, async (trx) => {
      const rows = await trx
        .selectFrom('account_exports')
        .select(['id', 'file_id'])
        .where('state', '=', 'done')
        .where('expires_at', '<=', now)
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await trx
        .updateTable('account_exports')
        .set({ state: 'expired', file_id: null })
        .where('id', 'in', ids)
        .execute();
      await removeStoredFiles(
        deps,
        trx,
        rows.flatMap(({ file_id }) => file_id ?? []),
      );
      return rows.length;
    });
  }
  await deps.db
    .deleteFrom('account_exports')
    .where('state', 'in', ['expired', 'failed'])
    .where('created_at', '<', new Date(now.getTime() - LISTED_MS))
    .execute();
}
