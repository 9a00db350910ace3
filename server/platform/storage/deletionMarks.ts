import type { FileStorage, ListableStorage } from './fileStorage';

/**
 * The storage has an empty file for each deleted account. It outlives the database, so that a
 * restored backup from before the deletion repeats it.
 */
const PREFIX = 'deleted-account-';
const SUFFIX = '.mark';
const DIGITS = 20;

/** Records that an account is deleted; again has no effect. */
export const markDeletion = (storage: FileStorage, userId: number): Promise<void> =>
  storage.write(`${PREFIX}${String(userId).padStart(DIGITS, '0')}${SUFFIX}`, Buffer.alloc(0));

/** Whether a stored file is the mark of a deletion, which belongs to no row. */
export const isDeletionMark = (name: string): boolean =>
  name.startsWith(PREFIX) && name.endsWith(SUFFIX);

/** The ids of the deleted accounts. */
export async function listMarkedDeletions(storage: ListableStorage): Promise<number[]> {
  const ids: number[] = [];
  for await (const { name } of storage.list()) {
    if (isDeletionMark(name)) ids.push(Number(name.slice(PREFIX.length, -SUFFIX.length)));
  }
  return ids;
}
