import type { Transaction } from 'kysely';
import { pairOf } from '#domain/connections';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';

/** The time in which the person who ended a connection can restore it. */
export const RESTORE_MS = 10 * 60_000;

/** Deletes the record of two people's ended connection. */
export async function deleteEnded(trx: Transaction<Tables>, a: number, b: number): Promise<void> {
  const { low_id, high_id } = pairOf(a, b);
  await trx
    .deleteFrom('ended_connections')
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .execute();
}

/** Deletes the records of connections that can no longer be restored. */
export async function deleteEndedConnections({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RESTORE_MS);
  await db.deleteFrom('ended_connections').where('ended_at', '<', before).execute();
}
