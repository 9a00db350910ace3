import type { Deps } from '../../deps';
import { badRequest } from '../../platform/http/problem';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { lockPair } from '../../queries/lockPair';
import { changedFrame } from '../../queries/changedFrames';
import { deleteBlock, insertBlock } from './blockRepository';
import { closeRequestBetween } from './closeRequest';
import { personNotFound } from './connectionProblems';
import { partingFrames } from './endConnection';
import { deleteConnection, forgetEnded } from './endingRepository';
import { isPerson } from './requestRepository';

/**
 * Hides the caller and another person from each other, and ends for good what connects them: the
 * connection, the request that waits, and the way back to a connection that was ended. The other is
 * told what he would be told of a connection ended or a request taken back, and of the block nothing.
 */
export function block(deps: Deps, callerId: number, userId: number): Promise<void> {
  if (userId === callerId) {
    throw badRequest('You cannot block yourself.', { user_id: 'This is your own id.' });
  }
  return inTransactionWithFrames(deps, async (trx, frames) => {
    if (!(await isPerson(trx, userId))) throw personNotFound();
    await lockPair(trx, callerId, userId);
    await insertBlock(trx, {
      blocker_id: callerId,
      blocked_id: userId,
      created_at: deps.clock.now(),
    });
    const waiting = await closeRequestBetween(deps, trx, frames, [callerId, userId]);
    await forgetEnded(trx, callerId, userId);
    if (await deleteConnection(trx, callerId, userId)) {
      frames.push(...partingFrames([callerId, userId]));
      return;
    }
    frames.push(changedFrame(callerId, userId));
    if (waiting?.receiver_id === userId) frames.push(changedFrame(userId, callerId));
  });
}

/** Takes a block of the caller's back, if there is one; his own windows learn of it. */
export function unblock(deps: Deps, callerId: number, userId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    await deleteBlock(trx, callerId, userId);
    frames.push(changedFrame(callerId, userId));
  });
}
