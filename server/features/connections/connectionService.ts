import type { Transaction } from 'kysely';
import type { AnswerOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import type { Deps } from '../../deps';
import type { Tables } from '../../platform/database/tables';
import { badRequest, conflict } from '../../platform/http/problem';
import { areHiddenFromEachOther } from '../../queries/visibility';
import { areConnected, connectPair } from '../../queries/connections';
import {
  inTransactionWithFrames,
  type AddressedFrame,
} from '../../queries/inTransactionWithFrames';
import { introducePair } from '../../queries/introducePair';
import { lockPair } from '../../queries/lockPair';
import { notify } from '../../queries/notify';
import { changedFrame, changedFrames } from '../../queries/changedFrames';
import { closeRequest } from './closeRequest';
import { personNotFound } from './connectionProblems';
import { lockRequest } from './lockRequest';
import {
  decideRequest,
  findStandingRequest,
  hasWithdrawnSince,
  insertRequest,
  isPerson,
} from './requestRepository';

/** A person who was rejected may ask the same one again after this time. */
export const ASK_AGAIN_MS = 30 * 24 * 60 * 60_000;

/** Asks a person to connect; where he already asked the caller, the two are connected. */
export function connect(
  deps: Deps,
  callerId: number,
  friendId: number,
): Promise<AnswerOf<typeof calls.connect>> {
  if (friendId === callerId) {
    throw badRequest('You cannot connect with yourself.', { friend_id: 'This is your own id.' });
  }
  return inTransactionWithFrames(deps, async (trx, frames) => {
    if (!(await isPerson(trx, friendId))) throw personNotFound();
    await lockPair(trx, callerId, friendId);
    if (await areHiddenFromEachOther(trx, callerId, friendId)) throw personNotFound();
    if (await areConnected(trx, callerId, friendId)) {
      throw conflict('You are already connected with this person.');
    }
    const since = new Date(deps.clock.now().getTime() - ASK_AGAIN_MS);
    const theirs = { senderId: friendId, receiverId: callerId, since };
    const asked = await findStandingRequest(trx, theirs);
    if (asked?.status === 'pending') {
      const request = { id: asked.id, sender_id: friendId };
      const connection_id = await acceptPending(deps, trx, frames, callerId, request);
      return { status: 'connected', connection_id };
    }
    const mine = { senderId: callerId, receiverId: friendId, since };
    if (await findStandingRequest(trx, mine)) {
      throw conflict('You have already asked this person to connect.');
    }
    const isRepeated = await hasWithdrawnSince(trx, mine);
    const request_id = await insertRequest(trx, {
      sender_id: callerId,
      receiver_id: friendId,
      created_at: deps.clock.now(),
    });
    await notify(deps, trx, frames, {
      userId: friendId,
      actorId: callerId,
      type: 'connection_request',
      subject: `request:${request_id}`,
      postId: null,
      isRepeated,
    });
    // Without a notification nothing else makes the receiver's windows read the list again.
    if (isRepeated) frames.push(changedFrame(friendId, callerId));
    return { status: 'pending', request_id };
  });
}

/** Accepts a request to the caller and answers the connection's id. */
export function acceptRequest(deps: Deps, callerId: number, requestId: number): Promise<number> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const request = await lockRequest(trx, requestId, { receiver_id: callerId });
    return acceptPending(deps, trx, frames, callerId, request);
  });
}

/** Rejects a request to the caller, whose own windows learn of it; its sender is not told. */
export function rejectRequest(deps: Deps, callerId: number, requestId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const { id, sender_id } = await lockRequest(trx, requestId, { receiver_id: callerId });
    await decideRequest(trx, id, { status: 'rejected', decided_at: deps.clock.now() });
    frames.push(changedFrame(callerId, sender_id));
  });
}

/** Takes a request of the caller's own back, as if it had not been sent. */
export function withdrawRequest(deps: Deps, callerId: number, requestId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const request = await lockRequest(trx, requestId, { sender_id: callerId });
    await closeRequest(deps, trx, frames, request);
    frames.push(...changedFrames(callerId, request.receiver_id));
  });
}

async function acceptPending(
  deps: Deps,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  callerId: number,
  { id, sender_id }: { id: number; sender_id: number },
): Promise<number> {
  const now = deps.clock.now();
  await decideRequest(trx, id, { status: 'accepted', decided_at: now });
  const connectionId = await connectPair(trx, { a: callerId, b: sender_id, at: now });
  introducePair(deps, trx, [callerId, sender_id]);
  frames.push(...changedFrames(callerId, sender_id));
  await notify(deps, trx, frames, {
    userId: sender_id,
    actorId: callerId,
    type: 'connection_accepted',
    subject: `request:${id}`,
    postId: null,
  });
  return connectionId;
}
