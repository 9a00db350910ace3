import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Tables } from './tables';

type Effect = (trx: Transaction<Tables>) => Promise<void>;

const present = new AsyncLocalStorage<Effect>();

/**
 * Runs the work so that each transaction it opens runs the effect just before its commit. Both
 * happen or neither does.
 */
export function withBeforeCommit<T>(effect: Effect, work: () => Promise<T>): Promise<T> {
  return present.run(effect, work);
}

/** Runs the effect that is registered for the end of a transaction opened here. */
export async function runBeforeCommit(trx: Transaction<Tables>): Promise<void> {
  await present.getStore()?.(trx);
}
