import type { Clock } from '../clock';
import { afterCommit } from '../database/afterCommit';
import type { Secrets } from '../secrets/secrets';
import type { EnqueueJob } from './jobs';
import { sealPayload } from './sealedPayload';

export interface EnqueueJobOptions {
  clock: Clock;
  /** Called after the commit, so that the job does not wait for the next poll. */
  wake: () => void;
  secrets: Secrets;
}

/** Creates the function that adds jobs to a transaction. */
export function createEnqueueJob({ clock, wake, secrets }: EnqueueJobOptions): EnqueueJob {
  return async (db, kind, payload, at) => {
    const now = clock.now();
    const sealed = sealPayload(secrets, payload);
    await db
      .insertInto('jobs')
      .values({ kind, payload: sealed, run_at: at ?? now, created_at: now })
      .execute();
    afterCommit(db, wake);
  };
}
