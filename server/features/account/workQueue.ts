import { Problem } from '../../platform/http/problem';

const RETRY_AFTER_SECONDS = 5;

export interface WorkQueueOptions {
  /** So many run at a time. */
  concurrency: number;
  /** So many more may wait. */
  waiting: number;
}

/** Runs heavy work a few at a time, in order; throws a 503 Problem when too many already wait. */
export function createWorkQueue({ concurrency, waiting }: WorkQueueOptions) {
  const line: (() => void)[] = [];
  let running = 0;

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < concurrency) running += 1;
    else if (line.length < waiting) await new Promise<void>((turn) => line.push(turn));
    else {
      throw new Problem(503, 'The service is busy. Please try again in a few seconds.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that a newcomer cannot overtake him.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
