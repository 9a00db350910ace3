import { createStoredName } from '#server/platform/storage/fileStorage';
import type { ExportWriters } from '../archive/exportWriters';
import { writeArchive } from '../archive/writeArchive';
import * as texts from '../texts';
import { failExport, finishExport, keepAlive, releaseExport, type Attempt } from './exportAttempt';
import type { ExportDeps } from './startExports';

const ALIVE_EVERY_MS = 20_000;

/** Calls the function every 20 seconds until the returned function is called. */
function everySoOften(beat: () => Promise<void>): () => void {
  const timer = setInterval(() => void beat(), ALIVE_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Writes one export to the storage and records it. A failure is logged and tried again later; an
 * aborted one is left to the next process.
 */
export async function runExport(
  deps: ExportDeps,
  writers: ExportWriters,
  attempt: Attempt,
  signal?: AbortSignal,
): Promise<void> {
  const { log, storage, db } = deps;
  const facts = { export: attempt.id, attempt: attempt.attempts };
  const lost = new AbortController();
  const stop = signal ? AbortSignal.any([signal, lost.signal]) : lost.signal;
  const rest = everySoOften(async () => {
    try {
      if (!(await keepAlive(deps, attempt))) lost.abort();
    } catch (error) {
      log.warn({ err: error, ...facts }, 'an export could not show that it goes on');
    }
  });
  const name = createStoredName('zip');
  const discard = () =>
    storage
      .remove(name)
      .catch((error: unknown) => log.warn({ err: error, ...facts }, 'an export was not removed'));
  try {
    const person = await db
      .selectFrom('users')
      .select(['id', 'username'])
      .where('id', '=', attempt.user_id)
      .executeTakeFirstOrThrow();
    const bytes = await writeArchive(deps, writers, { person, name, at: deps.clock.now() }, stop);
    const day = deps.clock.now().toISOString().slice(0, 10);
    const file = { name, bytes, displayName: texts.fileName(person.username, day) };
    if (!(await finishExport(deps, attempt, file))) await discard();
  } catch (error) {
    await discard();
    if (signal?.aborted) await releaseExport(deps, attempt);
    else {
      log.error({ err: error, ...facts }, 'a copy of a person’s data could not be written');
      await failExport(deps, attempt);
    }
  } finally {
    rest();
  }
}
