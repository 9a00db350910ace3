import type { Deps } from '#domain/deps';
import { removePaper } from '#domain/papers';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { lockOwnPaper, type WantedPaper } from './lockOwnPaper';

/** Deletes the caller's own paper. */
export function deletePaper(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  wanted: WantedPaper,
  ip: string,
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    await lockOwnPaper(trx, wanted, 'delete');
    const details = { paper_id: wanted.id };
    await recordAudit(trx, { event: 'paper_deleted', userId: wanted.callerId, ip, details });
    await removePaper(deps, trx, wanted.id);
  });
}
