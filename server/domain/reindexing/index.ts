/** The words of rows from before the server split texts itself, and of the previous release. */
import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { startPasses } from '#server/platform/startPasses';
import {
  reindexAliases,
  reindexDepartments,
  reindexPeople,
  reindexUniversities,
} from './reindexNames';
import { reindexLibrary } from './reindexLibrary';
import { reindexPaper, reindexWork } from './reindexPapers';
import { reindexPosts } from './reindexPosts';
import { reindexPages, reindexText } from './reindexTexts';

/** Writes the words of some rows. Returns whether there may be more. */
type Step = (trx: Transaction<Tables>) => Promise<boolean>;

/** Papers follow the texts, whose words they have. */
const STEPS: readonly Step[] = [
  reindexUniversities,
  reindexAliases,
  reindexDepartments,
  reindexPeople,
  reindexPosts,
  reindexLibrary,
  reindexWork,
  reindexPages,
  reindexText,
  reindexPaper,
];

/**
 * Writes the words of all rows that have none by today's rules, newest first and in small
 * transactions. Continues where it stopped, and any number of processes may run it.
 */
export async function reindexWords({ db }: Pick<Deps, 'db'>, stop?: AbortSignal): Promise<void> {
  for (const step of STEPS) {
    let hasMore = true;
    while (hasMore && !stop?.aborted) hasMore = await inTransaction(db, step);
  }
}

const EVERY_MS = 3_600_000;

/** Starts reindexing at once and every hour. Returns a function that stops it after a few rows. */
export function startReindexing(deps: Pick<Deps, 'db' | 'log'>): () => Promise<void> {
  const stop = new AbortController();
  const failure = 'the words of older rows could not be written; continuing at the next turn';
  const passes = { everyMs: EVERY_MS, log: deps.log, failure, atOnce: true };
  const stopPasses = startPasses(passes, () => reindexWords(deps, stop.signal));
  return () => {
    stop.abort();
    return stopPasses();
  };
}
