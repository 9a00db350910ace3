import type { Deps } from '#domain/deps';
import { removeStoredFiles } from '#domain/files';
import { inTransaction } from '#server/platform/database/inTransaction';

/** Logs in one transaction, because the bytes of each are removed after it. */
const BATCH = 100;

/** Deletes the logs whose time is over, with their files. */
export async function expireLogs(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>,
): Promise<void> {
  for (let expired = BATCH; expired === BATCH;) {
    expired = await inTransaction(deps.db, async (trx) => {
      const rows = await trx
        .deleteFrom('session_logs')
        .where('id', 'in', (due) =>
          due
            .selectFrom('session_logs')
            .select('id')
            .where('expires_at', '<=', deps.clock.now())
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .returning('file_id')
        .execute();
      const files = rows.map(({ file_id }) => file_id);
      await removeStoredFiles(deps, trx, files);
      return rows.length;
    });
  }
}
