import type { Kysely } from 'kysely';
import type { ConnectionState } from '#contract/entities/person';
import type { Tables } from '#server/platform/database/tables';

/** Returns the state of the caller's connection with each of these people, by their id. */
export async function readConnectionStates(
  db: Kysely<Tables>,
  callerId: number,
  ids: readonly number[],
): Promise<(id: number) => ConnectionState> {
  const states = new Map<number, ConnectionState>([[callerId, { status: 'self' }]]);
  const others = ids.filter((id) => id !== callerId);
  if (others.length > 0) {
    const requests = await db
      .selectFrom('connection_requests')
      .select(['id', 'sender_id', 'receiver_id'])
      .where('status', '=', 'pending')
      .where((request) =>
        request.or([
          request.and([request('sender_id', '=', callerId), request('receiver_id', 'in', others)]),
          request.and([request('receiver_id', '=', callerId), request('sender_id', 'in', others)]),
        ]),
      )
      .execute();
    for (const { id, sender_id, receiver_id } of requests) {
      if (sender_id === callerId)
        states.set(receiver_id, { status: 'pending_out', request_id: id });
      else states.set(sender_id, { status: 'pending_in', request_id: id });
    }
    const connections = await db
      .selectFrom('connections')
      .select(['id', 'low_id', 'high_id'])
      .where((pair) =>
        pair.or([
          pair.and([pair('low_id', '=', callerId), pair('high_id', 'in', others)]),
          pair.and([pair('high_id', '=', callerId), pair('low_id', 'in', others)]),
        ]),
      )
      .execute();
    for (const { id, low_id, high_id } of connections)
      states.set(low_id === callerId ? high_id : low_id, {
        status: 'connected',
        connection_id: id,
      });
  }
  return (id) => states.get(id) ?? { status: 'none' };
}
