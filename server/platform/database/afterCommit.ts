import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Starts collecting effects for after the transaction. Returns the function with which
 * `inTransaction` runs them.
 */
export function collectAfterCommit(trx: Transaction<Tables>): () => void {
  const effects: (() => void)[] = [];
  waiting.set(trx, effects);
  return () => effects.forEach((effect) => effect());
}

/**
 * Runs the effect once the transaction has committed, never if it rolls back, and at once outside
 * of one.
 *
 * Only for hints: a process that dies in between loses the effect, and so does a transaction that
 * was not started by `inTransaction`.
 */
export function afterCommit(db: Kysely<Tables> | Transaction<Tables>, effect: () => void): void {
  if (db.isTransaction) waiting.get(db)?.push(effect);
  else effect();
}
