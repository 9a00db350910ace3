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
 * Locks the caller's own paper until the transaction ends. Throws 404 if they may see none, 403 if
 * it is not theirs.
 */
export async function lockOwnPaper(
  trx: Transaction<Tables>,
  { id, callerId }: WantedPaper,
  act: 'edit' | 'delete',
): Promise<void> {
  const paper = await trx
    .selectFrom('papers')
    .select('user_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (paper?.user_id === callerId) return;
  throw (await findPaper(trx, callerId, id)) ? notOwnPaper(act) : paperNotFound();
}
