import type { Pool } from 'pg';
import type { Metrics } from './metrics';

const EVERY_MS = 5_000;

/** Reads, every few seconds, what the connections of the pool are doing. */
export function observePool({ poolConnections }: Metrics, pool: Pool): void {
  setInterval(() => {
    poolConnections.set({ state: 'idle' }, pool.idleCount);
    poolConnections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    poolConnections.set({ state: 'waiting' }, pool.waitingCount);
  }, EVERY_MS).unref();
}
