import type { Deps } from '#domain/deps';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { removeTextsIfUnused } from '#domain/texts';
import { removeStoredFiles } from '#domain/files';
import { lockOwnPaper, type WantedPaper } from './lockOwnPaper';

/**
 * Deletes the caller's own paper with its file, and its text unless another paper or document uses
 * it.
 */
export function deletePaper(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  wanted: WantedPaper,
  ip: string,
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const { file_id, text_id } = await lockOwnPaper(trx, wanted, 'delete');
    await trx.deleteFrom('papers').where('id', '=', wanted.id).execute();
    const details = { paper_id: wanted.id };
    await recordAudit(trx, { event: 'paper_deleted', userId: wanted.callerId, ip, details });
    await removeStoredFiles(deps, trx, [file_id]);
    await removeTextsIfUnused(trx, [text_id]);
  });
}
