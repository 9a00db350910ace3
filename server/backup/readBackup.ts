import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { isStoredName } from '#server/platform/storage/fileStorage';
import { hashFile } from './hashedFile';
import {
  FILE_LIST,
  filePath,
  MANIFEST_FILE,
  parseBackupFile,
  parseManifest,
  tablePath,
  type BackupFile,
  type Manifest,
  UnusableBackup,
} from './manifest';

/** The lines of a compressed text. */
export async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  // Not by readline: from Node 24 on its lines end at U+2028 as well, which people's texts may hold.
  const pieces: AsyncIterable<string> = createReadStream(path)
    .pipe(createGunzip())
    .setEncoding('utf8');
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The stored files that a backup lists. */
export async function* listBackupFiles(folder: string): AsyncGenerator<BackupFile> {
  for await (const line of readLines(join(folder, FILE_LIST))) {
    const file = parseBackupFile(line);
    // It becomes part of a path.
    if (!isStoredName(file.name)) throw new UnusableBackup(`${file.name} is no name of a file.`);
    yield file;
  }
}

async function requireHash(path: string, sha256: string): Promise<void> {
  const found = await hashFile(path).catch(() => null);
  if (!found) throw new UnusableBackup(`${path} is missing: the backup is not whole.`);
  if (found.sha256 !== sha256)
    throw new UnusableBackup(`${path} is damaged: its checksum differs.`);
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST_FILE);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new UnusableBackup(`${path} is missing: this is no finished backup.`);
  try {
    return parseManifest(text);
  } catch {
    throw new UnusableBackup(`${path} is not a manifest that this release can read.`);
  }
}

/** The manifest of a backup all of whose bytes are as they were written. Throws an UnusableBackup. */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, sha256 } of manifest.tables) {
    await requireHash(tablePath(folder, name), sha256);
  }
  await requireHash(join(folder, FILE_LIST), manifest.files.sha256);
  for await (const { name, sha256 } of listBackupFiles(folder)) {
    await requireHash(filePath(folder, name), sha256);
  }
  return manifest;
}
