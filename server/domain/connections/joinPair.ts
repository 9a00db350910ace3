import { sql, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import type { AddressedFrame } from '#domain/frames';
import { changedFrames, announcePresence } from './pairFrames';
import { connectPair, pairOf } from './connections';

/**
 * Connects two people who agreed to it otherwise than by a connection request. Accepts a request
 * that is pending between them. Call it under `lockPair`.
 */
export async function joinPair(
  deps: Pick<Deps, 'clock' | 'publish' | 'log'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  [a, b]: readonly [number, number],
): Promise<void> {
  const { low_id, high_id } = pairOf(a, b);
  const at = deps.clock.now();
  await trx
    .updateTable('connection_requests')
    .set({ status: 'accepted', decided_at: at })
    .where('status', '=', 'pending')
    .where(sql<boolean>`least(sender_id, receiver_id) = ${low_id}`)
    .where(sql<boolean>`greatest(sender_id, receiver_id) = ${high_id}`)
    .execute();
  await connectPair(trx, { a, b, at });
  announcePresence(deps, trx, [a, b]);
  frames.push(...changedFrames(a, b));
}
