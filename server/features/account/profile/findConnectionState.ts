import type { Kysely } from 'kysely';
import type { ConnectionState } from '#contract/entities/person';
import type { Tables } from '#server/platform/database/tables';
import { findConnectionId } from '#domain/connections';

/** The state of the caller's connection with another person. */
export async function findConnectionState(
  db: Kysely<Tables>,
  callerId: number,
  otherId: number,
): Promise<ConnectionState> {
  if (callerId === otherId) return { status: 'self' };
  const connectionId = await findConnectionId(db, callerId, otherId);
  if (connectionId !== null) return { status: 'connected', connection_id: connectionId };
  const pair = [callerId, otherId];
  const request = await db
    .selectFrom('connection_requests')
    .select(['id', 'sender_id'])
    .where('status', '=', 'pending')
    .where('sender_id', 'in', pair)
    .where('receiver_id', 'in', pair)
    .executeTakeFirst();
  if (!request) return { status: 'none' };
  const status = request.sender_id === callerId ? 'pending_out' : 'pending_in';
  return { status, request_id: request.id };
}
