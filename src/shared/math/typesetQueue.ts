import { afterPaint } from '../lib/afterPaint';

/** Work goes on for this long; then the page is laid out, which takes longer, and input is handled. */
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

/** Runs a job in its turn, a few between two frames. Returns a function that takes it back. */
export function queueTypesetting(job: Job): () => void {
  pending.add(job);
  if (!isRunning) void run();
  return () => void pending.delete(job);
}
