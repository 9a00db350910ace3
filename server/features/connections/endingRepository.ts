import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { pairOf } from '../../queries/connections';

type Trx = Transaction<Tables>;

/** The two sides of a connection of the person's; undefined where he has no such connection. */
export function findOwnConnection(trx: Trx, userId: number, id: number) {
  return trx
    .selectFrom('connections')
    .select(['low_id', 'high_id'])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('low_id', '=', userId), eb('high_id', '=', userId)]))
    .executeTakeFirst();
}

/** Deletes the connection of two people and answers since when it was; undefined where there is none. */
export function deleteConnection(trx: Trx, a: number, b: number) {
  const { low_id, high_id } = pairOf(a, b);
  return trx
    .deleteFrom('connections')
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .returning(['low_id', 'high_id', 'created_at as connected_at'])
    .executeTakeFirst();
}

/** Keeps who ended a connection and when, in place of what was kept of the two before. */
export async function keepEnded(
  trx: Trx,
  ended: {
    low_id: number;
    high_id: number;
    connected_at: Date;
    ended_by: number;
    ended_at: Date;
  },
): Promise<void> {
  const { ended_by, ended_at, connected_at } = ended;
  await trx
    .insertInto('ended_connections')
    .values(ended)
    .onConflict((pair) =>
      pair.columns(['low_id', 'high_id']).doUpdateSet({ ended_by, ended_at, connected_at }),
    )
    .execute();
}

/** How the connection of two people ended; undefined where nothing is kept of it. */
export function findEnded(trx: Trx, a: number, b: number) {
  const { low_id, high_id } = pairOf(a, b);
  return trx
    .selectFrom('ended_connections')
    .select(['ended_by', 'ended_at', 'connected_at'])
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .executeTakeFirst();
}

/** Forgets how the connection of two people ended. */
export async function forgetEnded(trx: Trx, a: number, b: number): Promise<void> {
  const { low_id, high_id } = pairOf(a, b);
  await trx
    .deleteFrom('ended_connections')
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .execute();
}

/** Forgets all connections that ended before a time. */
export async function forgetEndedBefore(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('ended_connections').where('ended_at', '<', before).execute();
}
