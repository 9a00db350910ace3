import type { Logger } from 'pino';
import { createFailureLog } from './failureLog';

export interface Passes {
  everyMs: number;
  log: Logger;
  /** The line to log when a pass fails. */
  failure: string;
  /** Runs the first pass immediately. */
  atOnce?: boolean;
}

/**
 * Runs a pass periodically, never two at once. After a failure, the next one tries again. Returns a function that stops the passes and waits for a running one.
 */
export function startPasses(
  { everyMs, log, failure, atOnce = false }: Passes,
  pass: () => Promise<void>,
): () => Promise<void> {
  const logged = createFailureLog(log, failure);
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      await pass();
      logged.succeeded();
    } catch (error) {
      logged.failed(error);
    } finally {
      running = null;
    }
  };
  const turn = () => {
    running ??= run();
  };
  if (atOnce) turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
