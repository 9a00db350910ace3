import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

type Trx = Transaction<Tables>;

/** Whether there is such a person, to be asked: an account with a proved address that is not disabled. */
export async function canBeAsked(db: Kysely<Tables>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .where('disabled_at', 'is', null)
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

/** A request to the receiver, whatever became of it. */
export function findRequestTo(trx: Trx, receiverId: number, id: number) {
  return trx
    .selectFrom('connection_requests')
    .select(['id', 'sender_id'])
    .where('id', '=', id)
    .where('receiver_id', '=', receiverId)
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

/** Whether a pending request was decided by this call: false where it was decided before. */
export async function decideRequest(
  trx: Trx,
  id: number,
  decision: { status: 'accepted' | 'rejected'; decided_at: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('connection_requests')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a connection was ended that the person is one side of. */
export async function deleteConnection(
  db: Kysely<Tables>,
  userId: number,
  id: number,
): Promise<boolean> {
  const row = await db
    .deleteFrom('connections')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('low_id', '=', userId), eb('high_id', '=', userId)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
