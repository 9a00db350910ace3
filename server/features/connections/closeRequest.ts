import type { Transaction } from 'kysely';
import type { Deps } from '../../deps';
import type { Tables } from '../../platform/database/tables';
import type { AddressedFrame } from '../../queries/inTransactionWithFrames';
import {
  decideRequest,
  deleteRequestNotification,
  findPendingBetween,
  type RequestRow,
} from './requestRepository';

/** Takes a pending request back, and with it what its receiver was told; his windows learn of it. */
export async function closeRequest(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  request: RequestRow,
): Promise<void> {
  await decideRequest(trx, request.id, { status: 'withdrawn', decided_at: clock.now() });
  const gone = await deleteRequestNotification(trx, request);
  if (gone === null) return;
  frames.push({ userId: request.receiver_id, frame: { type: 'notifications_read', ids: [gone] } });
}

/** Takes back whatever request waits between two people, and answers it. */
export async function closeRequestBetween(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  [a, b]: readonly [number, number],
): Promise<RequestRow | undefined> {
  const pending = await findPendingBetween(trx, a, b);
  if (pending) await closeRequest(deps, trx, frames, pending);
  return pending;
}
