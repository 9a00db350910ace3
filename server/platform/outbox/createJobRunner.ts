import { once, EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { runNextJob, type RunJobOptions } from './runNextJob';

export interface JobRunnerOptions extends RunJobOptions {
  /** How long to wait, when nothing is due, before looking again. */
  pollMs: number;
  /** Jobs at a time in this process, each with a database connection; 2 unless given. */
  workers?: number;
}

export interface JobRunner {
  start(): void;
  /** Looks for due jobs now. */
  wake(): void;
  /** Runs what is due until nothing is, and answers how many attempts that were. */
  runDueJobs(): Promise<number>;
  /** Begins no new job and resolves when those under way are finished. */
  stop(): Promise<void>;
}

/** Runs the jobs of the table `jobs`; any number of processes may do so at once. */
export function createJobRunner({ pollMs, workers = 2, ...options }: JobRunnerOptions): JobRunner {
  const events = new EventEmitter().setMaxListeners(0);
  let running: Promise<void>[] = [];
  let stopping = false;
  let wakes = 0;

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
      } catch (error) {
        failed = true;
        options.log.error({ err: error }, 'the job table cannot be worked on; trying again');
      }
      // A wake while this worker looked may have been for a job it could not see yet.
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
