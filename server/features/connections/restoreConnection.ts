import type { Transaction } from 'kysely';
import {
  areConnected,
  changedFrames,
  connectPair,
  announcePresence,
  lockPair,
  pairOf,
} from '#domain/connections';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames } from '#domain/frames';
import { lockPlace } from '#domain/mentoring';
import { areHiddenFromEachOther } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { conflict } from '#server/platform/http/problem';
import { connectionNotFound } from './endConnection';
import { deleteEnded, RESTORE_MS } from './deleteEnded';
import { personNotFound, requirePerson } from './requirePerson';
import * as texts from './texts';
import { closeRequestBetween } from './withdrawRequest';

/**
 * Restores a connection that the caller ended less than ten minutes ago, and returns its id. If its
 * mentoring place is taken by now, it is restored without mentoring. Throws 404 if someone else ended
 * it, and 409 if it is too late or the two are connected.
 */
export function restoreConnection(deps: Deps, callerId: number, friendId: number): Promise<number> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    await requirePerson(trx, friendId);
    await lockPair(trx, callerId, friendId);
    if (await areHiddenFromEachOther(trx, callerId, friendId)) throw personNotFound();
    if (await areConnected(trx, callerId, friendId)) {
      throw conflict(texts.alreadyConnected);
    }
    const ended = await findEnded(trx, callerId, friendId);
    if (ended?.ended_by !== callerId) throw connectionNotFound();
    if (deps.clock.now().getTime() - ended.ended_at.getTime() >= RESTORE_MS) {
      throw conflict(texts.tooLateToRestore);
    }
    await deleteEnded(trx, callerId, friendId);
    await closeRequestBetween(deps, trx, frames, [callerId, friendId]);
    await announcePresence(deps, trx, [callerId, friendId]);
    frames.push(...changedFrames(callerId, friendId));
    const { connected_at: at, mentor_id: mentor } = ended;
    const mentorId = mentor !== null && (await lockPlace(trx, mentor)) ? mentor : null;
    return connectPair(trx, { a: callerId, b: friendId, at, mentorId });
  });
}

/** The record of two people's ended connection; undefined if there is none. */
function findEnded(trx: Transaction<Tables>, a: number, b: number) {
  const { low_id, high_id } = pairOf(a, b);
  return trx
    .selectFrom('ended_connections')
    .select(['ended_by', 'ended_at', 'connected_at', 'mentor_id'])
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .executeTakeFirst();
}
