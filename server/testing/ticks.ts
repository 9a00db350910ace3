import { EventEmitter, once } from 'node:events';

/** A rhythm in which someone acts, a line passes bytes, or a helper looks at what changes. */
export interface Ticks {
  /** Resolves at the next tick. */
  next(): Promise<void>;
  /** Ends the rhythm. No one may be waiting for a tick. */
  stop(): void;
}

/**
 * Starts a rhythm of one tick every `everyMs` milliseconds. It keeps the process alive only while
 * someone waits for a tick.
 */
export function createTicks(everyMs: number): Ticks {
  const beat = new EventEmitter();
  const timer = setInterval(() => beat.emit('tick'), everyMs).unref();
  return {
    async next() {
      timer.ref();
      await once(beat, 'tick');
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
