import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Tables } from './tables';

type Effect = (trx: Transaction<Tables>) => Promise<void>;

const present = new AsyncLocalStorage<Effect>();

/**
 * Runs the work so that each transaction it opens ends with the effect, before its commit: the two
 * happen together or not at all.
 */
export function withBeforeCommit<T>(effect: Effect, work: () => Promise<T>): Promise<T> {
  return present.run(effect, work);
}

/** What is to be done at the end of a transaction opened here. */
export async function runBeforeCommit(trx: Transaction<Tables>): Promise<void> {
  await present.getStore()?.(trx);
}
