import type { Transaction } from 'kysely';
import { pairOf } from '#domain/connections';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';

/** The person who ended a connection can restore it for this long. */
export const RESTORE_MS = 10 * 60_000;

/** Forgets how the connection of two people ended. */
export async function forgetEnded(trx: Transaction<Tables>, a: number, b: number): Promise<void> {
  const { low_id, high_id } = pairOf(a, b);
  await trx
    .deleteFrom('ended_connections')
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .execute();
}

/** Forgets the connections that can no longer be restored. */
export async function forgetEndedConnections({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RESTORE_MS);
  await db.deleteFrom('ended_connections').where('ended_at', '<', before).execute();
}
