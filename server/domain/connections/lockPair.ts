import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { pairOf } from './connections';

/**
 * Makes whoever changes how two people stand to each other wait for his turn, until the transaction
 * ends: two requests that cross meet in this order or the other, never side by side.
 */
export async function lockPair(trx: Transaction<Tables>, a: number, b: number): Promise<void> {
  const { low_id, high_id } = pairOf(a, b);
  const name = `connection:${low_id}:${high_id}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
