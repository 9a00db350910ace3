import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { collectAfterCommit } from './afterCommit';
import { runBeforeCommit } from './beforeCommit';
import { sqlState } from './connectionFailure';
import type { Tables } from './tables';

const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 10;
/** Serialization failure, deadlock, and a prepared plan that a schema change made stale. */
const WORTH_RETRYING = new Set(['40001', '40P01', '0A000']);

async function once<T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>) {
  let committed: (() => void) | undefined;
  const result = await db.transaction().execute(async (trx) => {
    committed = collectAfterCommit(trx);
    const done = await work(trx);
    await runBeforeCommit(trx);
    return done;
  });
  committed?.();
  return result;
}

/**
 * Runs the work in one transaction: it commits when the work resolves and rolls back otherwise.
 *
 * A deadlock or serialization failure retries the work, up to five times in all, so it must have no
 * effects outside the database. Inside a transaction the work joins it.
 */
export async function inTransaction<T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Tables>);
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      if (tries === MOST_TRIES || !WORTH_RETRYING.has(sqlState(error) ?? '')) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** tries * Math.random());
    }
  }
}
