import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';
import type { Tables } from '#server/platform/database/tables';

/** The most rows that one transaction removes. */
const BATCH = 100;

export type RemovalDeps = Pick<Deps, 'db' | 'storage' | 'log' | 'clock' | 'publish'>;

/** A person's rows that were written at a time or later; all of them if it is null. */
export interface Written {
  userId: number;
  since: Date | null;
}

/** One transaction of a step. */
export interface StepContext extends Written {
  trx: Transaction<Tables>;
  frames: AddressedFrame[];
  limit: number;
}

/** Removes at most `limit` rows and returns how many; 0 once none is left. */
export type Step = (deps: RemovalDeps, context: StepContext) => Promise<number>;

/** The rows that steps remove, and how. */
export interface StepRun extends Written {
  /** Locks the account, so that two processes never run the same step at once. */
  lock: (trx: Transaction<Tables>, userId: number) => Promise<void>;
}

/**
 * Runs a step in small transactions until no row is left, and returns how many it removed. It may be
 * stopped at any point and run again.
 */
export async function runStep(
  deps: RemovalDeps,
  step: Step,
  { userId, since, lock }: StepRun,
): Promise<number> {
  let total = 0;
  for (;;) {
    const removed = await inTransactionWithFrames(deps, async (trx, frames) => {
      await lock(trx, userId);
      return step(deps, { trx, frames, userId, since, limit: BATCH });
    });
    if (removed === 0) return total;
    total += removed;
  }
}
