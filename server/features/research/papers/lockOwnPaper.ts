import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { findPaper } from './findPaper';
import { notOwnPaper, paperNotFound } from './paperProblems';

/** A paper that its caller wants to change. */
export interface WantedPaper {
  id: number;
  callerId: number;
}

/**
 * The caller's own paper, locked until the transaction ends. Throws 404 if they may see none, 403
 * if it is not theirs.
 */
export async function lockOwnPaper(
  trx: Transaction<Tables>,
  { id, callerId }: WantedPaper,
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
