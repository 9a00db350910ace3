import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { lockPair } from '../../queries/lockPair';
import { areHiddenFromEachOther } from '../../queries/visibility';
import { alreadyAnswered, requestNotFound } from './connectionProblems';
import { findRequest, type RequestRow } from './requestRepository';

/**
 * The pending request of which the caller is the sender or the receiver, held until the transaction
 * ends. Throws 404 where there is none, or it was taken back, and 409 where it is answered.
 */
export async function lockRequest(
  trx: Transaction<Tables>,
  requestId: number,
  caller: { sender_id: number } | { receiver_id: number },
): Promise<RequestRow> {
  const found = await findRequest(trx, requestId);
  const isTheirs =
    'sender_id' in caller
      ? found?.sender_id === caller.sender_id
      : found?.receiver_id === caller.receiver_id;
  if (!found || !isTheirs) throw requestNotFound();
  await lockPair(trx, found.sender_id, found.receiver_id);
  // Read again: it may have been settled while we waited.
  const request = await findRequest(trx, requestId);
  if (!request || request.status === 'withdrawn') throw requestNotFound();
  // A sender may withdraw their own request even after the receiver was disabled.
  const isOwn = 'sender_id' in caller;
  if (!isOwn && (await areHiddenFromEachOther(trx, request.sender_id, request.receiver_id))) {
    throw requestNotFound();
  }
  if (request.status !== 'pending') throw alreadyAnswered();
  return request;
}
