import { chown, open, readFile, rename, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataHome } from './dataHome';
import { ignoreCodes } from './systemError';

const LARGEST = 8 * 1024 * 1024;

/** The open log file of a server, and its output since opening. */
export interface ServerLog {
  path: string;
  handle: FileHandle;
  printed(): Promise<string>;
}

/** Opens the server's log in the home. A long log is first renamed to `postgres.log.1`. */
export async function openServerLog({ folder, runAs }: DataHome): Promise<ServerLog> {
  const path = join(folder, 'postgres.log');
  const size = (await ignoreCodes(['ENOENT'], stat(path)))?.size ?? 0;
  if (size > LARGEST) await rename(path, `${path}.1`);
  const handle = await open(path, 'a', 0o600);
  const start = (await handle.stat()).size;
  if (runAs) await chown(path, runAs.uid, runAs.gid);
  return {
    path,
    handle,
    printed: async () => (await readFile(path)).subarray(start).toString('utf8'),
  };
}
