import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { removeStoredFiles } from '#domain/files';
import type { Tables } from '#server/platform/database/tables';

/** The chat files that no message has. */
export const selectUnused = (trx: Transaction<Tables>) =>
  trx
    .selectFrom('files')
    .select('files.id')
    .where('files.purpose', '=', 'chat')
    .where((eb) => {
      const carrying = eb
        .selectFrom('messages')
        .select('messages.id')
        .whereRef('messages.file_id', '=', 'files.id');
      return eb.not(eb.exists(carrying));
    });

/**
 * Removes a file whose message was deleted, unless another message has it too. A file that is just
 * being sent is left to the removal of unsent files.
 */
export async function removeFileIfUnused(
  deps: Pick<Deps, 'storage' | 'log'>,
  trx: Transaction<Tables>,
  fileId: number,
): Promise<void> {
  const locked = await selectUnused(trx)
    .where('files.id', '=', fileId)
    .forUpdate()
    .skipLocked()
    .execute();
  await removeStoredFiles(deps, trx, await stillUnused(trx, locked));
}

/** The ids of locked files without those sent between their query and the lock. */
export async function stillUnused(
  trx: Transaction<Tables>,
  locked: readonly { id: number }[],
): Promise<number[]> {
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  const still = await selectUnused(trx).where('files.id', 'in', ids).execute();
  return still.map(({ id }) => id);
}
