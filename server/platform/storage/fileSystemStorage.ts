import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { isNoRoom, noRoom, type ListableStorage, isStoredName } from './fileStorage';

const TEMPORARY = 'tmp';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Resolves with null if the file does not exist. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function writeDurably(path: string, data: Buffer | Readable): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await writeFile(handle, data);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Stores files in a folder of this machine, in subfolders named after the first two letters of the
 * name.
 */
export function createFileSystemStorage(folder: string): ListableStorage {
  const temporary = join(folder, TEMPORARY);

  function pathOf(name: string): string {
    if (!isStoredName(name)) throw new RangeError('That is not the name of a stored file.');
    return join(folder, name.slice(0, 2), name);
  }

  async function* list() {
    for (const shard of (await orNull(readdir(folder))) ?? []) {
      if (shard.length !== 2) continue;
      for (const name of (await orNull(readdir(join(folder, shard)))) ?? []) {
        const found = await orNull(stat(join(folder, shard, name)));
        if (found && isStoredName(name)) yield { name, modifiedAt: found.mtime };
      }
    }
  }

  return {
    async write(name, data) {
      const path = pathOf(name);
      const unfinished = join(temporary, randomUUID());
      try {
        await Promise.all(
          [temporary, dirname(path)].map((each) => mkdir(each, { recursive: true })),
        );
        await writeDurably(unfinished, data);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw isNoRoom(error) ? noRoom() : error;
      }
    },

    async read(name, range) {
      const handle = isStoredName(name) ? await orNull(open(pathOf(name), 'r')) : null;
      if (!handle) return null;
      const { size } = await handle.stat();
      const start = range?.start ?? 0;
      const end = Math.min(range?.end ?? size - 1, size - 1);
      if (start <= end)
        return { stream: handle.createReadStream({ start, end }), bytes: end - start + 1 };
      await handle.close();
      return { stream: Readable.from([]), bytes: 0 };
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    async check() {
      await mkdir(temporary, { recursive: true });
      await access(temporary, constants.W_OK);
    },

    list,

    async removeLeftovers(before) {
      let removed = 0;
      for (const name of (await orNull(readdir(temporary))) ?? []) {
        const found = await orNull(stat(join(temporary, name)));
        if (!found || found.mtime >= before) continue;
        await rm(join(temporary, name), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
