import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

const LOCK = 7_823_004;

/**
 * Blocks merging of universities until the transaction ends. Take this lock before any row lock, so
 * that a merge and a change of one person cannot deadlock.
 */
export async function lockAgainstMerging(trx: Transaction<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(trx);
}

/** Waits for pending membership changes and blocks new ones until the transaction ends. */
export async function lockAgainstMembershipChanges(trx: Transaction<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
}
