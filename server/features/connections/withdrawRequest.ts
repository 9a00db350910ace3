import { sql, type Transaction } from 'kysely';
import { changedFrames, pairOf } from '#domain/connections';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';
import type { Tables } from '#server/platform/database/tables';
import { decideRequest, lockRequest, type RequestRow } from './lockRequest';
import { notificationTypeOf } from './mentoringRequest';

type Trx = Transaction<Tables>;

/** Withdraws a request of the caller's own, as if it had never been sent. */
export function withdrawRequest(deps: Deps, callerId: number, requestId: number): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const request = await lockRequest(trx, requestId, { sender_id: callerId });
    await closeRequest(deps, trx, frames, request);
    frames.push(...changedFrames(callerId, request.receiver_id));
  });
}

/** Withdraws and returns the request that is pending between two people, if there is one. */
export async function closeRequestBetween(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  frames: AddressedFrame[],
  [a, b]: readonly [number, number],
): Promise<RequestRow | undefined> {
  const pending = await findPendingBetween(trx, a, b);
  if (pending) await closeRequest(deps, trx, frames, pending);
  return pending;
}

/** Withdraws a pending request and deletes the receiver's notification of it, in their windows too. */
async function closeRequest(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  frames: AddressedFrame[],
  request: RequestRow,
): Promise<void> {
  await decideRequest(trx, request.id, { status: 'withdrawn', decided_at: clock.now() });
  const gone = await deleteRequestNotification(trx, request);
  if (gone === null) return;
  frames.push({ userId: request.receiver_id, frame: { type: 'notifications_read', ids: [gone] } });
}

/** The request that is pending between two people, in either direction. */
async function findPendingBetween(trx: Trx, a: number, b: number): Promise<RequestRow | undefined> {
  const { low_id, high_id } = pairOf(a, b);
  return trx
    .selectFrom('connection_requests')
    .select(['id', 'sender_id', 'receiver_id', 'status', 'mentoring_topic'])
    .where('status', '=', 'pending')
    .where(sql<boolean>`least(sender_id, receiver_id) = ${low_id}`)
    .where(sql<boolean>`greatest(sender_id, receiver_id) = ${high_id}`)
    .executeTakeFirst();
}

/** Deletes the receiver's notification of a request and returns its id; null if there is none. */
async function deleteRequestNotification(
  trx: Trx,
  { id, sender_id, receiver_id, mentoring_topic: topic }: RequestRow,
): Promise<number | null> {
  const row = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', receiver_id)
    .where('actor_id', '=', sender_id)
    .where('type', '=', notificationTypeOf(topic))
    .where('subject', '=', `request:${id}`)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
