import { AsyncLocalStorage } from 'node:async_hooks';

const DEFAULT_MS = 10_000;
const patience = new AsyncLocalStorage<number>();

/**
 * Milliseconds to wait for the server's answer to one query before its connection counts as dead.
 * Well above statement_timeout: only a server that has fallen silent takes as long. 0 is for ever.
 */
export const queryPatienceMs = (): number => patience.getStore() ?? DEFAULT_MS;

/** Runs the work with another patience for its queries, in milliseconds; 0 is for ever. */
export const withQueryPatience = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  patience.run(ms, work);
