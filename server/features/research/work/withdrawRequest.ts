import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import { areHiddenFromEachOther } from '#domain/people';
import { inTransactionWithFrames } from '#domain/frames';
import { lockPair } from '#domain/connections';
import * as texts from '../texts';
import { decideRequest } from './decideRequest';
import { subjectOf } from './requestCollaboration';

const requestNotFound = () => notFound(texts.requestNotFound);

/**
 * Withdraws a pending request of the caller's own, and deletes the owner's notification of it, in
 * their windows too. Throws 404 if the caller can see none, 409 if it was decided before.
 */
export function withdrawRequest(deps: Deps, callerId: number, id: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const ownerId = await lockRequestedWork(trx, id, callerId);
    if (ownerId === undefined) throw requestNotFound();
    await lockPair(trx, callerId, ownerId);
    if (await areHiddenFromEachOther(trx, callerId, ownerId)) throw requestNotFound();
    await decideRequest(trx, id, { status: 'withdrawn', decided_at: deps.clock.now() });
    const gone = await deleteNotification(trx, { id, callerId, ownerId });
    // Sent even without a notification, so that the owner's windows load the list again.
    frames.push({ userId: ownerId, frame: { type: 'notifications_read', ids: gone } });
  });
}

/**
 * The owner of the work that the caller asked to join, with the work locked against deletion until
 * the transaction ends; undefined if there is no such request. A deletion locks the rows in the same
 * order.
 */
async function lockRequestedWork(
  trx: Transaction<Tables>,
  id: number,
  callerId: number,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('collaboration_requests')
    .innerJoin('posted_research', 'posted_research.id', 'collaboration_requests.research_id')
    .select('collaboration_requests.owner_id')
    .where('collaboration_requests.id', '=', id)
    .where('collaboration_requests.requester_id', '=', callerId)
    .forKeyShare('posted_research')
    .executeTakeFirst();
  return row?.owner_id;
}

/** Deletes the owner's notification of the request; returns its id, or no id if there is none. */
async function deleteNotification(
  trx: Transaction<Tables>,
  { id, callerId, ownerId }: { id: number; callerId: number; ownerId: number },
): Promise<number[]> {
  const rows = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', ownerId)
    .where('actor_id', '=', callerId)
    .where('type', '=', 'collaboration_request')
    .where('subject', '=', subjectOf(id))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
