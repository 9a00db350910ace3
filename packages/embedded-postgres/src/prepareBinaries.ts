import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identity } from './identity';
import { linkLibraries } from './linkLibraries';
import type { PostgresPackage } from './locateBinaries';
import { canReach, canRead } from './reachable';
import { ignoreCodes } from './systemError';

const NEEDED = ['bin', 'bin/initdb', 'bin/postgres', 'lib', 'share/postgresql'];

async function canUse(native: string, identity: Identity): Promise<boolean> {
  if (!(await canReach(native, identity))) return false;
  const readable = NEEDED.map((path) => canRead(join(native, path), identity));
  return (await Promise.all(readable)).every(Boolean);
}

/**
 * Makes a copy readable and executable for all users, whatever the umask of the installation was.
 */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}

async function copyBinaries(native: string, target: string): Promise<string> {
  const copied = join(target, 'native');
  if (await ignoreCodes(['ENOENT'], stat(copied))) return copied;
  const unfinished = `${target}-${randomUUID()}`;
  try {
    await mkdir(unfinished, { recursive: true });
    await cp(native, join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    await openToAll(unfinished);
    await linkLibraries(join(unfinished, 'native'));
    // Another process may have finished the same copy first.
    await ignoreCodes(['ENOTEMPTY', 'EEXIST'], rename(unfinished, target));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return copied;
}

/**
 * Prepares the package and returns the folder to run it from. This is the package's own folder if
 * it can be completed and the user PostgreSQL runs as can reach it. Otherwise it is a copy,
 * `pg-<version>` below `copies`.
 */
export async function prepareBinaries(
  { native, version }: PostgresPackage,
  runAs: Identity | undefined,
  copies: string,
): Promise<string> {
  const copy = () => copyBinaries(native, join(copies, `pg-${version}`));
  if (runAs && !(await canUse(native, runAs))) return copy();
  const linked = linkLibraries(native).then(() => native);
  return (await ignoreCodes(['EACCES', 'EPERM', 'EROFS'], linked)) ?? copy();
}
