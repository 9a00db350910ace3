import { Worker } from 'node:worker_threads';

/** The resources that one job may use before its process is killed. */
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
/** Means "no job" in the memory shared with the watching thread. */
const IDLE = -1;

/** A separate thread, which checks even while the others are busy. */
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

/** Marks the start and end of each job of this process, which works on one at a time. */
export interface JobClock {
  begin(): void;
  end(): void;
}

/**
 * Kills this process when a job exceeds its limits. A heap limit would not be enough: it doesn't
 * count buffers, where a hostile file is unpacked.
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
