import { Worker } from 'node:worker_threads';

/** What one job may cost before its process is killed. */
export interface JobLimits {
  /**
   * Milliseconds of processor time over all threads. Waiting for a busy machine doesn't count, so
   * that a harmless file isn't refused there.
   */
  processorMs: number;
  /** Resident memory of the process. */
  memoryBytes?: number;
}

const LOOK_EVERY_MS = 50;
/** Stands for "no job" in the memory that the watching thread shares. */
const IDLE = -1;

/** A thread of its own, which looks even while the others are busy. */
const WATCH = `
const { workerData } = require('node:worker_threads');
const { started, processorMs, memoryBytes } = workerData;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const start = Atomics.load(started, 0);
  const isOverTime = start !== ${IDLE} && (user + system) / 1000 - start > processorMs;
  if (isOverTime || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
}, ${LOOK_EVERY_MS});
`;

/** Marks where the jobs of this process begin and end; it works on one at a time. */
export interface JobClock {
  begin(): void;
  end(): void;
}

/**
 * Kills this process when a job costs more than its limits. The limit of the heap would not do: it
 * doesn't count buffers, which is where a hostile file unpacks to.
 */
export function limitJobs({ processorMs, memoryBytes = Infinity }: JobLimits): JobClock {
  const started = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  Atomics.store(started, 0, IDLE);
  const workerData = { started, processorMs, memoryBytes };
  new Worker(WATCH, { eval: true, workerData }).unref();
  return {
    begin() {
      const { user, system } = process.cpuUsage();
      Atomics.store(started, 0, Math.round((user + system) / 1000));
    },
    end: () => void Atomics.store(started, 0, IDLE),
  };
}
