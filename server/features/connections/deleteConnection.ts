import type { Transaction } from 'kysely';
import { changedFrames, pairOf } from '#domain/connections';
import type { AddressedFrame } from '#domain/frames';
import type { Tables } from '#server/platform/database/tables';

/**
 * Deletes the connection of two people and returns its start and its mentor; undefined if there is
 * none.
 */
export function deleteConnection(trx: Transaction<Tables>, a: number, b: number) {
  const { low_id, high_id } = pairOf(a, b);
  return trx
    .deleteFrom('connections')
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .returning(['low_id', 'high_id', 'mentor_id', 'created_at as connected_at'])
    .executeTakeFirst();
}

/**
 * The frames for two people who are no longer connected: neither sees the other's presence any
 * more.
 */
export function disconnectedFrames([a, b]: readonly [number, number]): AddressedFrame[] {
  return [
    { userId: a, frame: { type: 'presence', user_id: b, online: false } },
    { userId: b, frame: { type: 'presence', user_id: a, online: false } },
    ...changedFrames(a, b),
  ];
}
