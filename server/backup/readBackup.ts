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
import * as texts from './texts';

/** Yields the lines of a compressed text file. */
export async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  // Not with readline, because from Node 24 it also ends lines at U+2028, which users' texts may
  // contain.
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

/** Yields the stored files that a backup lists. */
export async function* listBackupFiles(folder: string): AsyncGenerator<BackupFile> {
  for await (const line of readLines(join(folder, FILE_LIST))) {
    const file = parseBackupFile(line);
    // Validated, because the name becomes part of a path.
    if (!isStoredName(file.name)) throw new UnusableBackup(texts.wrongFileName(file.name));
    yield file;
  }
}

async function requireHash(path: string, sha256: string): Promise<void> {
  const found = await hashFile(path).catch(() => null);
  if (!found) throw new UnusableBackup(texts.fileMissing(path));
  if (found.sha256 !== sha256) throw new UnusableBackup(texts.fileDamaged(path));
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST_FILE);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new UnusableBackup(texts.noManifest(path));
  try {
    return parseManifest(text);
  } catch {
    throw new UnusableBackup(texts.manifestUnreadable(path));
  }
}

/**
 * Verifies every checksum of a backup and returns its manifest. Throws an UnusableBackup if a file
 * is missing or damaged.
 */
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
