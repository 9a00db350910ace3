import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

const LOCK = 7_823_004;

/**
 * Holds off merging of universities until the transaction ends. Taken before any row, so that a
 * merge and a change of one person never wait for each other.
 */
export async function holdOffMerging(trx: Transaction<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(trx);
}

/** Waits for the changes of memberships under way and holds off others until the transaction ends. */
export async function holdOffMemberships(trx: Transaction<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
}
