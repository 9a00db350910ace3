import type { Deps } from '../../deps';
import { conflict } from '../../platform/http/problem';
import { areHiddenFromEachOther } from '../../queries/visibility';
import { areConnected, connectPair } from '../../queries/connections';
import {
  inTransactionWithFrames,
  type AddressedFrame,
} from '../../queries/inTransactionWithFrames';
import { introducePair } from '../../queries/introducePair';
import { lockPair } from '../../queries/lockPair';
import { changedFrames } from '../../queries/changedFrames';
import { closeRequestBetween } from './closeRequest';
import { connectionNotFound, personNotFound } from './connectionProblems';
import {
  deleteConnection,
  findEnded,
  findOwnConnection,
  forgetEnded,
  forgetEndedBefore,
  keepEnded,
} from './endingRepository';
import { isPerson } from './requestRepository';

/** Who ended a connection can have it back for this long. */
export const RESTORE_MS = 10 * 60_000;

/** Tells two people that they are no longer connected: neither sees any more whether the other is there. */
export function partingFrames([a, b]: readonly [number, number]): AddressedFrame[] {
  return [
    { userId: a, frame: { type: 'presence', user_id: b, online: false } },
    { userId: b, frame: { type: 'presence', user_id: a, online: false } },
    ...changedFrames(a, b),
  ];
}

/** Ends a connection of the caller's, who can restore it for a while. Throws 404 where it is not his. */
export function endConnection(deps: Deps, callerId: number, connectionId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const found = await findOwnConnection(trx, callerId, connectionId);
    if (!found) throw connectionNotFound();
    const { low_id, high_id } = found;
    await lockPair(trx, low_id, high_id);
    // Found before the wait: by now it may be gone, or another one.
    const still = await findOwnConnection(trx, callerId, connectionId);
    const ended = still && (await deleteConnection(trx, low_id, high_id));
    if (!ended) throw connectionNotFound();
    await keepEnded(trx, { ...ended, ended_by: callerId, ended_at: deps.clock.now() });
    frames.push(...partingFrames([low_id, high_id]));
  });
}

/**
 * Connects the caller again with somebody from whom he parted less than ten minutes ago, and answers
 * the connection's id. Throws 404 where it was not he who ended it, and 409 where it is too late or
 * the two are connected.
 */
export function restoreConnection(deps: Deps, callerId: number, friendId: number): Promise<number> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    if (!(await isPerson(trx, friendId))) throw personNotFound();
    await lockPair(trx, callerId, friendId);
    if (await areHiddenFromEachOther(trx, callerId, friendId)) throw personNotFound();
    if (await areConnected(trx, callerId, friendId)) {
      throw conflict('You are already connected with this person.');
    }
    const ended = await findEnded(trx, callerId, friendId);
    if (ended?.ended_by !== callerId) throw connectionNotFound();
    if (deps.clock.now().getTime() - ended.ended_at.getTime() >= RESTORE_MS) {
      throw conflict('It is too late to restore this connection. Please ask again.');
    }
    await forgetEnded(trx, callerId, friendId);
    await closeRequestBetween(deps, trx, frames, [callerId, friendId]);
    introducePair(deps, trx, [callerId, friendId]);
    frames.push(...changedFrames(callerId, friendId));
    return connectPair(trx, { a: callerId, b: friendId, at: ended.connected_at });
  });
}

/** Forgets the connections that nobody can restore any more. */
export function forgetEndedConnections({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return forgetEndedBefore(db, new Date(clock.now().getTime() - RESTORE_MS));
}
