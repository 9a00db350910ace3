import { availableParallelism } from 'node:os';
import { createFairWork } from '../fairness/createFairWork';
import type { Owner } from '../fairness/fairQueue';
import {
  createWorkerProcess,
  type WorkerProcess,
  type WorkerProcessOptions,
} from './createWorkerProcess';

/**
 * Concurrent jobs over all kinds of workers: one per core, because more would only take processor
 * time from the server. At least two, so that one user occupies one of them and the other serves
 * all others. At most eight, because of memory.
 */
const SLOTS = Math.min(8, Math.max(2, availableParallelism()));
/** As many calls as a browser makes at a time. */
const WAITING_PER_OWNER = 6;
const WAITING = 64;

const share = createFairWork({
  slots: SLOTS,
  slotsPerOwner: Math.floor(SLOTS / 2),
  waitingPerOwner: WAITING_PER_OWNER,
  waiting: WAITING,
});

export interface WorkerPool<Request, Result> {
  /** Throws WorkerLost or WorkRefused. */
  run(owner: Owner, request: Request): Promise<Result>;
  /** Ends the workers. */
  close(): Promise<void>;
}

interface PooledWorker<Request, Result> {
  process: WorkerProcess<Request, Result>;
  lastOwner: Owner | null;
}

/**
 * Worker processes of one kind. All kinds share their slots: owners take turns round robin, and one
 * owner gets at most half of the slots. A process is started when the existing ones are busy.
 */
export function createWorkerPool<Request extends string | object, Result>(
  options: WorkerProcessOptions,
): WorkerPool<Request, Result> {
  const workers = Array.from({ length: SLOTS }, () =>
    createWorkerProcess<Request, Result>(options),
  );
  const idle: PooledWorker<Request, Result>[] = workers.map((worker) => ({
    process: worker,
    lastOwner: null,
  }));

  /**
   * Returns an idle worker, preferably the one this owner used last, so that others don't have to
   * restart workers that the owner killed.
   */
  function acquireWorker(owner: Owner): PooledWorker<Request, Result> {
    const own = idle.findIndex(({ lastOwner }) => lastOwner === owner);
    // There are as many slots as workers, so one is always idle here. The last one used is warm.
    const [worker] = idle.splice(own, 1);
    if (!worker) throw new Error('No worker is idle.');
    worker.lastOwner = owner;
    return worker;
  }

  return {
    run: (owner, request) =>
      share(owner, async () => {
        const worker = acquireWorker(owner);
        try {
          return await worker.process.run(request);
        } finally {
          idle.push(worker);
        }
      }),
    close: async () => void (await Promise.all(workers.map((worker) => worker.close()))),
  };
}
