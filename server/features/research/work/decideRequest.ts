import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { conflict, notFound } from '#server/platform/http/problem';
import * as texts from '../texts';

/** The end of a request: the owner of the work answers it, or the requester withdraws it. */
export interface Decision {
  status: 'accepted' | 'declined' | 'withdrawn';
  decided_at: Date;
}

/**
 * Ends a pending request. Of several decisions at once the first wins; the others throw 409, with
 * the reason.
 */
export async function decideRequest(
  trx: Transaction<Tables>,
  id: number,
  decision: Decision,
): Promise<void> {
  const decided = await trx
    .updateTable('collaboration_requests')
    .set((eb) => ({
      ...decision,
      ...(decision.status === 'withdrawn' ? { withdrawals: eb('withdrawals', '+', 1) } : {}),
    }))
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (decided) return;
  const found = await trx
    .selectFrom('collaboration_requests')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound(texts.requestNotFound);
  throw conflict(found.status === 'withdrawn' ? texts.alreadyWithdrawn : texts.alreadyAnswered);
}
