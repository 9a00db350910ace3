import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';

/** A database restart takes less time; after this long the sender gets an error. */
const TIMEOUT_MS = 10_000;
const LOOK_EVERY_MS = 200;

export interface ConfirmedWork<Trace> {
  /**
   * Writes and collects frames. Returns a trace by which the write can be found; null if it wrote
   * nothing.
   */
  write(trx: Transaction<Tables>, frames: AddressedFrame[]): Promise<Trace | null>;
  /**
   * Whether the write with this trace was committed. Must wait for a transaction that still holds
   * it.
   */
  isWritten(trx: Transaction<Tables>, trace: Trace): Promise<boolean>;
}

/**
 * Runs the work in one transaction and sends its frames after the commit. If the connection breaks
 * during the commit, its outcome is unknown. The write is then looked up once the database is back,
 * and if it was committed, the frames are sent as usual. Otherwise throws the transaction's error.
 */
export async function inConfirmedTransaction<Trace>(
  deps: Pick<Deps, 'db' | 'publish' | 'log'>,
  work: ConfirmedWork<Trace>,
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
    // It failed before the write was complete, so nothing was committed.
    if (!done) throw error;
    const sendIfWritten = () =>
      inTransactionWithFrames(deps, async (trx, frames) => {
        const written = await work.isWritten(trx, done.trace);
        if (written) frames.push(...done.frames);
        return written;
      });
    if (!(await withRetry(sendIfWritten))) throw error;
    deps.log.info({ err: error }, 'a commit succeeded although its response was lost');
  }
}

/** Retries until the database responds, for ten seconds; then throws its error. */
export async function withRetry<T>(look: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(LOOK_EVERY_MS);
    }
  }
}
