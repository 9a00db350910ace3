import { once, EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFailureLog } from '../failureLog';
import { runNextJob, type RunJobOptions } from './runNextJob';

export interface JobRunnerOptions extends RunJobOptions {
  /** Time between polls while no job is due. */
  pollMs: number;
  /** Concurrent jobs in this process, each with a database connection; 2 by default. */
  workers?: number;
}

export interface JobRunner {
  start(): void;
  /** Polls for due jobs now. */
  wake(): void;
  /** Runs due jobs until none is left, and returns the number of attempts. */
  runDueJobs(): Promise<number>;
  /** Starts no new job and resolves when the running ones are finished. */
  stop(): Promise<void>;
}

/** Runs the jobs in the table `jobs`; any number of processes may do so at once. */
export function createJobRunner({ pollMs, workers = 2, ...options }: JobRunnerOptions): JobRunner {
  const events = new EventEmitter().setMaxListeners(0);
  let running: Promise<void>[] = [];
  let stopping = false;
  let wakes = 0;
  const failure = 'the job table cannot be worked on; trying again';
  const logged = createFailureLog(options.log, failure);

  async function rest() {
    const timer = new AbortController();
    const { signal } = timer;
    await Promise.race([once(events, 'wake', { signal }), sleep(pollMs, null, { signal })]).finally(
      () => timer.abort(),
    );
  }

  async function work() {
    while (!stopping) {
      const seen = wakes;
      let ran = false;
      let failed = false;
      try {
        ran = await runNextJob(options);
        logged.succeeded();
      } catch (error) {
        failed = true;
        logged.failed(error);
      }
      // A wake during this worker's poll may have been for a job that the poll could not see yet.
      if (!ran && !stopping && (failed || seen === wakes)) await rest();
    }
  }

  return {
    start() {
      if (running.length === 0) running = Array.from({ length: workers }, work);
    },
    wake() {
      wakes += 1;
      events.emit('wake');
    },
    async runDueJobs() {
      let attempts = 0;
      while (await runNextJob(options)) attempts += 1;
      return attempts;
    },
    async stop() {
      stopping = true;
      events.emit('wake');
      await Promise.all(running);
    },
  };
}
