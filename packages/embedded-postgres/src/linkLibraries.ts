import { readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ignoreCodes } from './systemError';

interface Link {
  source: string;
  target: string;
}

/**
 * Creates the library links that the package's install script creates if npm runs it. A packed
 * package can't contain links. Existing links are left alone.
 */
export async function linkLibraries(native: string): Promise<void> {
  const list = await ignoreCodes(['ENOENT'], readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  if (list === undefined) return;
  for (const { source, target } of JSON.parse(list) as Link[]) {
    await ignoreCodes(['EEXIST'], symlink(basename(source), join(native, '..', target)));
  }
}
