import { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 50;
/** A thread of its own, which looks even while the others are busy. */
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
}, ${LOOK_EVERY_MS});
`;

/**
 * Kills this process once it uses more memory than so many bytes. The limit of the heap does not
 * count buffers, and what a hostile file unpacks to lies in those.
 */
export function limitMemory(bytes: number): void {
  new Worker(WATCH, { eval: true, workerData: bytes }).unref();
}
