import type { Deps } from '../../deps';
import { badRequest } from '../../platform/http/problem';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { lockPair } from '../../queries/lockPair';
import { insertBlock } from './blockRepository';
import { closeRequestBetween } from './closeRequest';
import { personNotFound } from './connectionProblems';
import { partingFrames } from './endConnection';
import { deleteConnection, forgetEnded } from './endingRepository';
import { canBeAsked } from './requestRepository';

/**
 * Hides the caller and another person from each other, and ends for good what connects them: the
 * connection, the request that waits, and the way back to a connection that was ended.
 */
export function block(deps: Deps, callerId: number, userId: number): Promise<void> {
  if (userId === callerId) {
    throw badRequest('You cannot block yourself.', { user_id: 'This is your own id.' });
  }
  return inTransactionWithFrames(deps, async (trx, frames) => {
    if (!(await canBeAsked(trx, userId))) throw personNotFound();
    await lockPair(trx, callerId, userId);
    await insertBlock(trx, {
      blocker_id: callerId,
      blocked_id: userId,
      created_at: deps.clock.now(),
    });
    await closeRequestBetween(deps, trx, frames, [callerId, userId]);
    await forgetEnded(trx, callerId, userId);
    if (await deleteConnection(trx, callerId, userId)) {
      frames.push(...partingFrames([callerId, userId]));
    }
  });
}
