import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';

/** A database that restarts is back sooner; whoever waits longer is told that it did not work. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 200;

export interface SettledWork<Trace> {
  /** Writes, collects frames, and answers by what the writing can be recognised; null for none. */
  write(trx: Transaction<Tables>, frames: AddressedFrame[]): Promise<Trace | null>;
  /** Whether what left this trace was committed. Must wait for a transaction that still holds it. */
  isWritten(trx: Transaction<Tables>, trace: Trace): Promise<boolean>;
}

/**
 * Runs the work in one transaction and sends its frames after the commit. Where the database fell
 * silent over the commit itself, nobody knows whether it happened: then it is looked up once the
 * database answers, and if it did, the frames are sent as if nothing had been. Throws what the
 * transaction threw if it did not.
 */
export async function inSettledTransaction<Trace>(
  deps: Pick<Deps, 'db' | 'publish' | 'log'>,
  work: SettledWork<Trace>,
): Promise<void> {
  const attempt: { done?: { trace: Trace; frames: AddressedFrame[] } | undefined } = {};
  try {
    await inTransactionWithFrames(deps, async (trx, frames) => {
      attempt.done = undefined;
      const trace = await work.write(trx, frames);
      if (trace !== null) attempt.done = { trace, frames: [...frames] };
    });
  } catch (error) {
    const { done } = attempt;
    // It failed before the end of its writing, so that nothing was committed for certain.
    if (!done) throw error;
    const sendIfWritten = () =>
      inTransactionWithFrames(deps, async (trx, frames) => {
        const written = await work.isWritten(trx, done.trace);
        if (written) frames.push(...done.frames);
        return written;
      });
    if (!(await untilAnswered(sendIfWritten))) throw error;
    deps.log.info({ err: error }, 'a commit whose answer was lost had happened');
  }
}

/** Looks again and again until the database answers, for ten seconds; then throws what it threw. */
export async function untilAnswered<T>(look: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(LOOK_EVERY_MS);
    }
  }
}
