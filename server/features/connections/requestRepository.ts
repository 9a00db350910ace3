import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { pairOf } from '../../queries/connections';
import { disabledPeople } from '../../queries/visibility';

type Trx = Transaction<Tables>;

/** A request and what became of it. */
export interface RequestRow {
  id: number;
  sender_id: number;
  receiver_id: number;
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn';
}

/** Whether there is such a person: an account with a verified address that is not disabled. */
export async function isPerson(db: Kysely<Tables>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .where('id', 'not in', disabledPeople(db))
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest request from one to the other that is pending, or was rejected after `since`. */
export function findStandingRequest(
  trx: Trx,
  { senderId, receiverId, since }: { senderId: number; receiverId: number; since: Date },
) {
  return trx
    .selectFrom('connection_requests')
    .select(['id', 'status'])
    .where('sender_id', '=', senderId)
    .where('receiver_id', '=', receiverId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'pending'),
        eb.and([eb('status', '=', 'rejected'), eb('decided_at', '>', since)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether one person asked another and withdrew the request after `since`. */
export async function hasWithdrawnSince(
  trx: Trx,
  { senderId, receiverId, since }: { senderId: number; receiverId: number; since: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('connection_requests')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('receiver_id', '=', receiverId)
    .where('status', '=', 'withdrawn')
    .where('decided_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A request, whatever became of it. */
export function findRequest(trx: Trx, id: number): Promise<RequestRow | undefined> {
  return trx
    .selectFrom('connection_requests')
    .select(['id', 'sender_id', 'receiver_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Stores a pending request and answers its id. */
export async function insertRequest(
  trx: Trx,
  request: { sender_id: number; receiver_id: number; created_at: Date },
): Promise<number> {
  const row = await trx
    .insertInto('connection_requests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Settles a pending request. */
export async function decideRequest(
  trx: Trx,
  id: number,
  decision: { status: 'accepted' | 'rejected' | 'withdrawn'; decided_at: Date },
): Promise<void> {
  await trx.updateTable('connection_requests').set(decision).where('id', '=', id).execute();
}

/** The request that waits between two people, whoever sent it. */
export async function findPendingBetween(
  trx: Trx,
  a: number,
  b: number,
): Promise<RequestRow | undefined> {
  const { low_id, high_id } = pairOf(a, b);
  return trx
    .selectFrom('connection_requests')
    .select(['id', 'sender_id', 'receiver_id', 'status'])
    .where('status', '=', 'pending')
    .where(sql<boolean>`least(sender_id, receiver_id) = ${low_id}`)
    .where(sql<boolean>`greatest(sender_id, receiver_id) = ${high_id}`)
    .executeTakeFirst();
}

/** Deletes the receiver's notification of a request and answers its id; null where there is none. */
export async function deleteRequestNotification(
  trx: Trx,
  { id, sender_id, receiver_id }: RequestRow,
): Promise<number | null> {
  const row = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', receiver_id)
    .where('actor_id', '=', sender_id)
    .where('type', '=', 'connection_request')
    .where('subject', '=', `request:${id}`)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
