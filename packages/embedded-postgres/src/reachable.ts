import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Identity } from './identity';

const SEARCH = 0o1;
const READ_AND_SEARCH = 0o5;

async function allows(path: string, { uid, gid }: Identity, wanted: number): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(path);
  const shift = owner === uid ? 6 : group === gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}

/** Whether this user can traverse all folders from the root down to this one (a real path). */
export async function canReach(folder: string, identity: Identity): Promise<boolean> {
  if (!(await allows(folder, identity, SEARCH))) return false;
  return folder === dirname(folder) || canReach(dirname(folder), identity);
}

/** Whether this user can read, or run, the file or folder itself. */
export async function canRead(path: string, identity: Identity): Promise<boolean> {
  return allows(path, identity, READ_AND_SEARCH);
}
