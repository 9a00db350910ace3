import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import { areHiddenFromEachOther } from '#domain/people';
import { inTransactionWithFrames } from '#domain/frames';
import { joinPair, lockPair } from '#domain/connections';
import { clipTitle, markAnswered, notify } from '#domain/notifications';
import * as texts from '../texts';
import { decideRequest } from './decideRequest';
import { subjectOf } from './requestCollaboration';

const requestNotFound = () => notFound(texts.requestNotFound);

/**
 * Accepts or declines a request to the caller. The requester is notified, and after an acceptance
 * the two are connected. Throws 404 if there is none to the caller, 409 if it was decided or
 * withdrawn before.
 */
export function answerRequest(
  deps: Deps,
  callerId: number,
  { requestId, status }: { requestId: number; status: 'accepted' | 'declined' },
): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const request = await findRequest(trx, requestId, callerId);
    if (!request) throw requestNotFound();
    const { requester_id: requesterId } = request;
    await lockPair(trx, callerId, requesterId);
    if (await areHiddenFromEachOther(trx, callerId, requesterId)) throw requestNotFound();
    const decided_at = deps.clock.now();
    await decideRequest(trx, requestId, { status, decided_at });
    await markAnswered(deps, trx, frames, {
      userId: callerId,
      actorId: requesterId,
      type: 'collaboration_request',
      subject: subjectOf(requestId),
    });
    if (status === 'accepted') await joinPair(deps, trx, frames, [callerId, requesterId]);
    await notify(deps, trx, frames, {
      userId: requesterId,
      actorId: callerId,
      type: `collaboration_${status}`,
      subject: subjectOf(requestId),
      postId: null,
      details: { work_title: clipTitle(request.title) },
    });
  });
}

/**
 * The sender of a request to this person, in any state, and the title of the work; undefined if
 * there is none.
 */
function findRequest(trx: Transaction<Tables>, id: number, ownerId: number) {
  return trx
    .selectFrom('collaboration_requests as request')
    .innerJoin('posted_research as work', 'work.id', 'request.research_id')
    .where('request.id', '=', id)
    .where('request.owner_id', '=', ownerId)
    .select(['request.requester_id', 'work.title'])
    .executeTakeFirst();
}
