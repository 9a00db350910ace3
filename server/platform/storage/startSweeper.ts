import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Tables } from '../database/tables';
import { startPasses } from '../startPasses';
import type { ListableStorage } from './fileStorage';
import { sweepFiles } from './sweepFiles';

const HOUR_MS = 3_600_000;

export interface SweeperOptions {
  db: Kysely<Tables>;
  storage: ListableStorage;
  clock: Clock;
  log: Logger;
  /** Time between two sweeps; an hour by default. */
  everyMs?: number;
  /** Files younger than this are kept; a day by default. */
  olderThanMs?: number;
}

/** Sweeps the files periodically. Returns a stop function that waits for a running sweep. */
export function startSweeper(options: SweeperOptions): () => Promise<void> {
  const { db, storage, clock, log, everyMs = HOUR_MS, olderThanMs = 24 * HOUR_MS } = options;
  const failure = 'sweeping files failed; trying again at the next turn';
  return startPasses({ everyMs, log, failure }, async () => {
    const before = new Date(clock.now().getTime() - olderThanMs);
    await sweepFiles({ db, storage, log, before });
  });
}
