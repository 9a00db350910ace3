import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import type { FileStorage } from '#server/platform/storage/fileStorage';
import { writeLines } from './dumpTable';
import { writeHashed } from './hashedFile';
import { FILE_LIST, filePath, type BackupFile } from './manifest';
import * as texts from './texts';

/** The result of copying the files. */
export interface FilesBackup {
  rows: number;
  sha256: string;
  bytes: number;
  deleted: string[];
  missing: string[];
}

/** Copies the named files, and writes a list of the copied ones with their checksums. */
export async function backUpFiles(
  { db, storage }: { db: Kysely<Tables>; storage: FileStorage },
  names: readonly string[],
  folder: string,
): Promise<FilesBackup> {
  const [deleted, missing]: [string[], string[]] = [[], []];
  let total = 0;

  const isStillNamed = async (name: string) =>
    (await db.selectFrom('files').select('id').where('name', '=', name).execute()).length > 0;

  async function copy(name: string): Promise<BackupFile | null> {
    const found = await storage.read(name);
    if (!found) {
      // The rows are a snapshot from the start of the backup. The file may have been deleted since.
      ((await isStillNamed(name)) ? missing : deleted).push(name);
      return null;
    }
    const { bytes, sha256 } = await writeHashed(filePath(folder, name), found.stream);
    if (bytes !== found.bytes) throw new Error(texts.fileCutOff(name));
    total += bytes;
    return { name, bytes, sha256 };
  }

  async function* copyAll() {
    for (const name of names) {
      const file = await copy(name);
      if (file) yield JSON.stringify(file);
    }
  }

  const list = await writeLines(join(folder, FILE_LIST), copyAll());
  return { ...list, bytes: total, deleted, missing };
}
