import type { Transaction } from 'kysely';
import { changedFrame, changedFrames, connectPair, announcePresence } from '#domain/connections';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';
import { lockPlace } from '#domain/mentoring';
import { markAnswered, notify } from '#domain/notifications';
import type { Tables } from '#server/platform/database/tables';
import { conflict } from '#server/platform/http/problem';
import { decideRequest, lockRequest, type RequestRow } from './lockRequest';
import { notificationTypeOf } from './mentoringRequest';
import * as texts from './texts';

/** A request to the caller. */
type Asked = Pick<RequestRow, 'id' | 'sender_id' | 'mentoring_topic'>;

/** Accepts a request to the caller and returns the connection's id. */
export function acceptRequest(deps: Deps, callerId: number, requestId: number): Promise<number> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const request = await lockRequest(trx, requestId, { receiver_id: callerId });
    return acceptPending(deps, trx, frames, callerId, request);
  });
}

/**
 * Rejects a request to the caller and refreshes the caller's own windows; its sender isn't
 * notified.
 */
export function rejectRequest(deps: Deps, callerId: number, requestId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const request = await lockRequest(trx, requestId, { receiver_id: callerId });
    await decideRequest(trx, request.id, { status: 'rejected', decided_at: deps.clock.now() });
    frames.push(changedFrame(callerId, request.sender_id));
    await markRequestAnswered(deps, trx, frames, callerId, request);
  });
}

/**
 * Connects the caller with the sender of a request whose pair is locked, and returns the
 * connection's id. Throws 409 if the sender asks for mentoring and the caller has no place left.
 */
export async function acceptPending(
  deps: Deps,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  callerId: number,
  request: Asked,
): Promise<number> {
  const { id, sender_id, mentoring_topic: topic } = request;
  const now = deps.clock.now();
  const mentorId = topic === null ? null : callerId;
  if (mentorId !== null && !(await lockPlace(trx, mentorId))) {
    throw conflict(texts.ownPlacesTaken);
  }
  await decideRequest(trx, id, { status: 'accepted', decided_at: now });
  const connectionId = await connectPair(trx, { a: callerId, b: sender_id, at: now, mentorId });
  await announcePresence(deps, trx, [callerId, sender_id]);
  frames.push(...changedFrames(callerId, sender_id));
  await markRequestAnswered(deps, trx, frames, callerId, request);
  await notify(deps, trx, frames, {
    userId: sender_id,
    actorId: callerId,
    type: 'connection_accepted',
    subject: `request:${id}`,
    postId: null,
  });
  return connectionId;
}

/** Marks the receiver's notification of a request as read. */
function markRequestAnswered(
  deps: Deps,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  userId: number,
  { id, sender_id, mentoring_topic: topic }: Asked,
): Promise<void> {
  return markAnswered(deps, trx, frames, {
    userId,
    actorId: sender_id,
    type: notificationTypeOf(topic),
    subject: `request:${id}`,
  });
}
