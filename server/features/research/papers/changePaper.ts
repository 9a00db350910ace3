import type { Transaction } from 'kysely';
import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import type { Deps } from '../../../deps';
import { recordAudit } from '../../../platform/audit';
import { inTransaction } from '../../../platform/database/inTransaction';
import type { Tables } from '../../../platform/database/tables';
import { removeTextsIfUnused } from '../../../queries/removeUnusedTexts';
import { removeStoredFiles } from '../../../uploads/removeStoredFiles';
import { readPaperFields } from './paperFields';
import { notOwnPaper, paperNotFound } from './paperProblems';
import { findPaper, type PaperRow } from './paperRepository';

interface Wanted {
  id: number;
  callerId: number;
}

/** The caller's own paper, held until the transaction ends. Throws 404 where he may see none, 403 where it is not his. */
async function lockOwnPaper(
  trx: Transaction<Tables>,
  { id, callerId }: Wanted,
  act: 'edit' | 'delete',
) {
  const paper = await trx
    .selectFrom('papers')
    .select(['user_id', 'file_id', 'text_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (paper?.user_id === callerId) return paper;
  throw (await findPaper(trx, callerId, id)) ? notOwnPaper(act) : paperNotFound();
}

/** Corrects what is said of the caller's own paper; what is left out stays. */
export function updatePaper(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: Wanted,
  body: BodyOf<typeof calls.updatePaper>,
): Promise<PaperRow> {
  const fields = readPaperFields(body);
  return inTransaction(db, async (trx) => {
    await lockOwnPaper(trx, wanted, 'edit');
    await trx
      .updateTable('papers')
      .set({ ...fields, edited_at: clock.now() })
      .where('id', '=', wanted.id)
      .execute();
    const paper = await findPaper(trx, wanted.callerId, wanted.id);
    if (!paper) throw paperNotFound();
    return paper;
  });
}

/** Takes the caller's own paper away with its file, and its text unless another paper or document is the same. */
export function deletePaper(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  wanted: Wanted,
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
