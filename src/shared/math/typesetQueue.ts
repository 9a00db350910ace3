import { afterPaint } from '../lib/afterPaint';

/**
 * The length of a time slice. After it, the browser does the layout, which takes longer, and
 * handles input.
 */
const SLICE_MS = 4;

type Job = () => void;

const pending = new Set<Job>();
let isRunning = false;

function runSlice(): void {
  const end = performance.now() + SLICE_MS;
  for (const job of pending) {
    pending.delete(job);
    job();
    if (performance.now() >= end) return;
  }
}

async function run(): Promise<void> {
  isRunning = true;
  try {
    while (pending.size > 0) {
      runSlice();
      await afterPaint();
    }
  } finally {
    isRunning = false;
  }
}

/** Queues a job. A few run between two frames. Returns a function that cancels it. */
export function queueTypesetting(job: Job): () => void {
  pending.add(job);
  if (!isRunning) void run();
  return () => void pending.delete(job);
}
