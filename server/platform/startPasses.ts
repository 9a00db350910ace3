import type { Logger } from 'pino';

export interface Passes {
  everyMs: number;
  log: Logger;
  /** The line to log when a pass fails. */
  failure: string;
  /** Runs the first pass immediately. */
  atOnce?: boolean;
}

/**
 * Runs a pass periodically, never two at once; a pass that fails is logged, and the next one tries
 * again. Returns a function that stops the passes and waits for a running one.
 */
export function startPasses(
  { everyMs, log, failure, atOnce = false }: Passes,
  pass: () => Promise<void>,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      await pass();
    } catch (error) {
      log.error({ err: error }, failure);
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
