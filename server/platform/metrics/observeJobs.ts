import { Gauge } from 'prom-client';
import type { JobCounts } from '../outbox/jobTable';
import type { Metrics } from './metrics';

/** Counts waiting and dead jobs whenever the metrics are read. */
export function observeJobs({ registry }: Metrics, count: () => Promise<JobCounts>): void {
  new Gauge({
    name: 'quad_jobs',
    help: 'Jobs in the database, the same for every process: waiting to run, or given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      try {
        const { waiting, dead } = await count();
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'dead' }, dead);
      } catch {
        // The other metrics matter even more while the database is down.
        this.reset();
      }
    },
  });
}
