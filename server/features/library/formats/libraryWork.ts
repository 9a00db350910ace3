import { WorkRefused, refusedWork } from '#server/platform/fairness/createFairWork';
import type { Owner } from '#server/platform/fairness/fairQueue';
import { Problem } from '#server/platform/http/problem';
import { createWorkerPool } from '#server/platform/workers/createWorkerPool';
import { WorkerLost } from '#server/platform/workers/createWorkerProcess';
import type { ReadEntries } from './readEntries';
import * as texts from './texts';
import type { BibliographyFormat, WrittenEntry } from './writeEntries';

/** A text to read, or entries to write. */
export type LibraryJob =
  { text: string } | { format: BibliographyFormat; entries: readonly WrittenEntry[] };

const workers = createWorkerPool<LibraryJob, ReadEntries | string>({ name: 'libraryWorker' });

const tooMany = { ofYours: texts.tooManyOfYours, ofEveryone: texts.tooMany };

/** The problem that a reader sees instead of an error of a worker; `lost` if that is not their text's fault. */
export function libraryProblem(error: unknown, lost: string): unknown {
  if (error instanceof WorkRefused) return refusedWork(error, tooMany);
  if (!(error instanceof WorkerLost)) return error;
  return error.isOverLimits
    ? new Problem(422, texts.tooSlow)
    : new Problem(503, lost, { retryAfterSeconds: 5 });
}

/**
 * Reads a bibliography in another process. Throws 429 if too many of the owner's requests wait, 422
 * if it takes too long, or else 503.
 */
export async function inspectText(owner: Owner, text: string): Promise<ReadEntries> {
  try {
    return (await workers.run(owner, { text })) as ReadEntries;
  } catch (error) {
    throw libraryProblem(error, texts.notRead) as Error;
  }
}

/** Writes a bibliography in another process. Throws like `inspectText`. */
export async function exportEntries(
  owner: Owner,
  format: BibliographyFormat,
  entries: readonly WrittenEntry[],
): Promise<string> {
  try {
    return (await workers.run(owner, { format, entries })) as string;
  } catch (error) {
    throw libraryProblem(error, texts.notWritten) as Error;
  }
}

/** Stops the processes; the next bibliography starts a new one. */
export const stopLibraryWorkers = (): Promise<void> => workers.close();
