import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

const waiting = new WeakMap<object, (() => void)[]>();

/** Opens the list of what is to happen after the transaction; `inTransaction` runs it. */
export function collectAfterCommit(trx: Transaction<Tables>): () => void {
  const effects: (() => void)[] = [];
  waiting.set(trx, effects);
  return () => effects.forEach((effect) => effect());
}

/**
 * Runs the effect once the transaction has committed, never if it rolls back; at once outside of one.
 *
 * Only for hints: a process that dies in between loses the effect, and so does a transaction that
 * was not begun by `inTransaction`.
 */
export function afterCommit(db: Kysely<Tables> | Transaction<Tables>, effect: () => void): void {
  if (db.isTransaction) waiting.get(db)?.push(effect);
  else effect();
}
