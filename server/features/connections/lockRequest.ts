import type { Transaction } from 'kysely';
import { lockPair } from '#domain/connections';
import { areHiddenFromEachOther } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { conflict, notFound } from '#server/platform/http/problem';
import * as texts from './texts';

type Trx = Transaction<Tables>;

/** The 404 of a request that does not exist, is not the caller's, or was withdrawn. */
const requestNotFound = () => notFound(texts.requestNotFound);

/** The 409 of a request that was accepted or rejected before. */
const alreadyAnswered = () => conflict(texts.alreadyAnswered);

/** A request and its state. */
export interface RequestRow {
  id: number;
  sender_id: number;
  receiver_id: number;
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn';
  mentoring_topic: string | null;
}

/**
 * The pending request of which the caller is the sender or the receiver, locked until the
 * transaction ends. Throws 404 if there is none, or it was withdrawn, and 409 if it was accepted or
 * rejected.
 */
export async function lockRequest(
  trx: Trx,
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
  // Read again: it may have been decided while we waited for the lock.
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

/** Sets the outcome of a pending request. */
export async function decideRequest(
  trx: Trx,
  id: number,
  decision: { status: 'accepted' | 'rejected' | 'withdrawn'; decided_at: Date },
): Promise<void> {
  await trx.updateTable('connection_requests').set(decision).where('id', '=', id).execute();
}

/** A request in any state. */
function findRequest(trx: Trx, id: number): Promise<RequestRow | undefined> {
  return trx
    .selectFrom('connection_requests')
    .select(['id', 'sender_id', 'receiver_id', 'status', 'mentoring_topic'])
    .where('id', '=', id)
    .executeTakeFirst();
}
