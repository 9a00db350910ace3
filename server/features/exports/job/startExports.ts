import type { Deps } from '#domain/deps';
import { startPasses } from '#server/platform/startPasses';
import type { ExportWriters } from '../archive/exportWriters';
import { claimExport } from './exportAttempt';
import { expireExports } from './expireExports';
import { runExport } from './runExport';

const EVERY_MS = 2_000;

/** The parts of the server that exports need. */
export type ExportDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'config' | 'enqueueJob' | 'log'>;

/** Writes every export that waits, one after the other. */
export async function runExports(
  deps: ExportDeps,
  writers: ExportWriters,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const attempt = await claimExport(deps);
    if (!attempt) return;
    await runExport(deps, writers, attempt, signal);
  }
}

/**
 * Writes exports and deletes those that are over; any number of processes may run it. Returns a
 * function that stops it: an export that is being written is begun again after the restart.
 */
export function startExports(
  deps: ExportDeps,
  writers: ExportWriters,
  everyMs = EVERY_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  const failure = 'writing copies of people’s data failed; trying again at the next turn';
  const stop = startPasses({ everyMs, log: deps.log, failure, atOnce: true }, async () => {
    await expireExports(deps);
    await runExports(deps, writers, stopping.signal);
  });
  return () => {
    stopping.abort();
    return stop();
  };
}
