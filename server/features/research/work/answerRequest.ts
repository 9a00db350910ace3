import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { conflict, notFound } from '#server/platform/http/problem';
import { areHiddenFromEachOther } from '#domain/people';
import { inTransactionWithFrames } from '#domain/frames';
import { joinPair, lockPair } from '#domain/connections';
import { notify } from '#domain/notifications';
import * as texts from '../texts';
import { subjectOf } from './requestCollaboration';

const requestNotFound = () => notFound(texts.requestNotFound);

/**
 * Accepts or declines a request to the caller. The requester is notified, and after an acceptance
 * the two are connected. Throws 404 if there is none to the caller, 409 if it was decided before.
 */
export function answerRequest(
  deps: Deps,
  callerId: number,
  { requestId, status }: { requestId: number; status: 'accepted' | 'declined' },
): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const requesterId = await findRequester(trx, requestId, callerId);
    if (requesterId === undefined) throw requestNotFound();
    await lockPair(trx, callerId, requesterId);
    if (await areHiddenFromEachOther(trx, callerId, requesterId)) throw requestNotFound();
    const decided_at = deps.clock.now();
    if (!(await decideRequest(trx, requestId, { status, decided_at }))) {
      throw conflict(texts.alreadyAnswered);
    }
    if (status === 'accepted') await joinPair(deps, trx, frames, [callerId, requesterId]);
    await notify(deps, trx, frames, {
      userId: requesterId,
      actorId: callerId,
      type: `collaboration_${status}`,
      subject: subjectOf(requestId),
      postId: null,
    });
  });
}

/** The sender of a request to this person, in any state; undefined if there is none. */
async function findRequester(
  trx: Transaction<Tables>,
  id: number,
  ownerId: number,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('collaboration_requests')
    .select('requester_id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.requester_id;
}

/** Decides a request if it is still pending; returns whether it was. */
async function decideRequest(
  trx: Transaction<Tables>,
  id: number,
  decision: { status: 'accepted' | 'declined'; decided_at: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('collaboration_requests')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
