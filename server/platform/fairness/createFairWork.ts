import { Problem } from '../http/problem';
import * as texts from '../texts';
import { createFairQueue, type FairQueueOptions, type Owner, type Refusal } from './fairQueue';

/** Too much work is already waiting: from this owner, or from everyone. */
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

/** Runs work when its owner's turn comes. Throws WorkRefused when too much is waiting. */
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

const RETRY_AFTER_SECONDS = 5;

/** The texts of refused work: for a person who has too much of it, and for everyone. */
export interface RefusalTexts {
  ofYours: string;
  ofEveryone: string;
}

const files = { ofYours: texts.tooManyOfYourFiles, ofEveryone: texts.tooManyFiles };

/** The response to work that was refused: 429 for a person who has too much of it, else 503. */
export function refusedWork(
  { reason }: WorkRefused,
  { ofYours, ofEveryone }: RefusalTexts = files,
): Problem {
  const retry = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  return reason === 'owner is full'
    ? new Problem(429, ofYours, retry)
    : new Problem(503, ofEveryone, retry);
}
