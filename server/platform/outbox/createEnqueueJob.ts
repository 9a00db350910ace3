import type { Clock } from '../clock';
import { afterCommit } from '../database/afterCommit';
import type { EnqueueJob } from './jobs';

export interface EnqueueJobOptions {
  clock: Clock;
  /** Called after the commit, so that the job need not wait for the next poll. */
  wake: () => void;
}

/** Makes the function that puts jobs into a transaction. */
export function createEnqueueJob({ clock, wake }: EnqueueJobOptions): EnqueueJob {
  return async (db, kind, payload) => {
    const now = clock.now();
    await db
      .insertInto('jobs')
      .values({ kind, payload: JSON.stringify(payload), run_at: now, created_at: now })
      .execute();
    afterCommit(db, wake);
  };
}
