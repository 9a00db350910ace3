import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listMarkedDeletions } from '#server/platform/storage/deletionMarks';
import type { ListableStorage } from '#server/platform/storage/fileStorage';
import { MANIFEST_FILE, parseManifest } from './manifest';

/** The accounts that a manifest lists as deleted; none if the folder is no readable backup. */
async function listedIn(folder: string): Promise<readonly number[]> {
  try {
    const text = await readFile(join(folder, MANIFEST_FILE), 'utf8');
    return parseManifest(text).deleted_accounts ?? [];
  } catch {
    return [];
  }
}

/**
 * The ids of the accounts that were deleted, also after the backup in the folder was made: those
 * marked in the storage, and those listed by this backup and the others beside it.
 */
export async function listDeletions(storage: ListableStorage, folder: string): Promise<number[]> {
  const beside = dirname(folder);
  const entries = await readdir(beside, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory());
  const lists = await Promise.all(folders.map(({ name }) => listedIn(join(beside, name))));
  return [...new Set([...(await listMarkedDeletions(storage)), ...lists.flat()])];
}
