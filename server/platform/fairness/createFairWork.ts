import { createFairQueue, type FairQueueOptions, type Owner, type Refusal } from './fairQueue';

/** Too much work waits already: of this owner, or of everyone. */
export class WorkRefused extends Error {
  override readonly name = 'WorkRefused';
  constructor(readonly reason: Refusal) {
    super(`The work was refused: ${reason}.`);
  }
}

interface Job {
  begin(): Promise<void>;
  refuse(reason: Refusal): void;
}

/** Runs work when its owner's turn comes. Throws WorkRefused when too much waits. */
export type FairWork = <T>(owner: Owner, work: () => Promise<T>) => Promise<T>;

/** Shares a few slots fairly between owners; see `createFairQueue` for who runs when. */
export function createFairWork(options: FairQueueOptions): FairWork {
  const queue = createFairQueue<Job>(options);

  function startJobs(): void {
    for (let next = queue.start(); next; next = queue.start()) {
      const { owner, job } = next;
      void job.begin().finally(() => {
        queue.finish(owner);
        startJobs();
      });
    }
  }

  return (owner, work) =>
    new Promise((resolve, reject) => {
      const refused = queue.add(owner, {
        begin: () => work().then(resolve, reject),
        refuse: (reason) => reject(new WorkRefused(reason)),
      });
      refused?.job.refuse(refused.reason);
      startJobs();
    });
}
