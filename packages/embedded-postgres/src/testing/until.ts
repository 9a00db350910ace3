import { EventEmitter, once } from 'node:events';

/** Only what never happens takes this long, even on a busy machine. */
const LONGEST_MS = 60_000;
const POLL_MS = 5;

/** Resolves once the condition holds; throws after a minute. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  const beat = new EventEmitter();
  const timer = setInterval(() => beat.emit('tick'), POLL_MS);
  try {
    while (!(await condition())) {
      if (performance.now() > end)
        throw new Error(`This stayed false for a minute: ${condition.toString()}`);
      await once(beat, 'tick');
    }
  } finally {
    clearInterval(timer);
  }
}
