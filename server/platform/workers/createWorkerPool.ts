import { createFairWork } from '../fairness/createFairWork';
import type { Owner } from '../fairness/fairQueue';
import {
  createWorkerProcess,
  type WorkerProcess,
  type WorkerProcessOptions,
} from './createWorkerProcess';

/** Two of each kind: one person occupies one of them, the other serves everyone else. */
const PROCESSES = 2;
/** As many calls as a browser makes at a time. */
const WAITING_PER_OWNER = 6;
const WAITING = 64;

export interface WorkerPool<Request, Answer> {
  /** Throws WorkerLost or WorkRefused. */
  run(owner: Owner, request: Request): Promise<Answer>;
  /** Ends the workers. */
  close(): Promise<void>;
}

interface Seat<Request, Answer> {
  worker: WorkerProcess<Request, Answer>;
  lastOwner: Owner | null;
}

/**
 * Worker processes of one kind, shared fairly: owners take turns, and one owner gets at most half of
 * the processes. A process is started when the ones before it are busy.
 */
export function createWorkerPool<Request extends string | object, Answer>(
  options: WorkerProcessOptions,
): WorkerPool<Request, Answer> {
  const workers = Array.from({ length: PROCESSES }, () =>
    createWorkerProcess<Request, Answer>(options),
  );
  const idle: Seat<Request, Answer>[] = workers.map((worker) => ({ worker, lastOwner: null }));
  const share = createFairWork({
    slots: PROCESSES,
    slotsPerOwner: PROCESSES / 2,
    waitingPerOwner: WAITING_PER_OWNER,
    waiting: WAITING,
  });

  /** An idle worker: the one this owner used last, so that what they killed isn't others' to restart. */
  function takeSeat(owner: Owner): Seat<Request, Answer> {
    const own = idle.findIndex(({ lastOwner }) => lastOwner === owner);
    // As many slots as workers, so that one is always idle here. The last one used is warm.
    const [seat] = idle.splice(own, 1);
    if (!seat) throw new Error('No worker is idle.');
    seat.lastOwner = owner;
    return seat;
  }

  return {
    run: (owner, request) =>
      share(owner, async () => {
        const seat = takeSeat(owner);
        try {
          return await seat.worker.run(request);
        } finally {
          idle.push(seat);
        }
      }),
    close: async () => void (await Promise.all(workers.map((worker) => worker.close()))),
  };
}
