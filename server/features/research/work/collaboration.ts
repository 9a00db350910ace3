import { researchMessages } from '#contract/messages';
import { hasVisibleText } from '#contract/visibleText';
import type { Deps } from '../../../deps';
import { badRequest, conflict, notFound } from '../../../platform/http/problem';
import { areHiddenFromEachOther } from '../../../queries/visibility';
import { inTransactionWithFrames } from '../../../queries/inTransactionWithFrames';
import { joinPair } from '../../../queries/joinPair';
import { lockPair } from '../../../queries/lockPair';
import { notify } from '../../../queries/notify';
import { decideRequest, findRequester, holdWork, insertRequest } from './requestRepository';

const workNotFound = () => notFound('This research does not exist.');
const requestNotFound = () => notFound('This request does not exist.');

/** What a notification of a request is about. */
const subjectOf = (requestId: number) => `collaboration:${requestId}`;

/**
 * Asks to join somebody's work. Throws 404 where there is none, or its owner and the caller do not
 * see each other, 400 for the caller's own, 409 where he has asked before, whatever became of it.
 */
export function requestCollaboration(
  deps: Deps,
  callerId: number,
  { researchId, message }: { researchId: number; message: string | undefined },
): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const ownerId = await holdWork(trx, researchId);
    if (ownerId === undefined) throw workNotFound();
    if (ownerId === callerId) throw badRequest('This is your own research.');
    await lockPair(trx, callerId, ownerId);
    if (await areHiddenFromEachOther(trx, callerId, ownerId)) throw workNotFound();
    const said = message?.trim() ?? '';
    const id = await insertRequest(trx, {
      research_id: researchId,
      owner_id: ownerId,
      requester_id: callerId,
      message: hasVisibleText(said) ? said : researchMessages.defaultCollaborationMessage,
      created_at: deps.clock.now(),
    });
    if (id === null) throw conflict('You have already asked to join this research.');
    await notify(deps, trx, frames, {
      userId: ownerId,
      actorId: callerId,
      type: 'collaboration_request',
      subject: subjectOf(id),
      postId: null,
    });
  });
}

/**
 * Answers a request to the caller: the one who asked is told, and where it was accepted the two are
 * connected from now on. Throws 404 where there is none to him, 409 where it is answered.
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
      throw conflict('This request has already been answered.');
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
