import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a multipart body, kept in a temporary file until the response is sent. */
export interface UploadedFile {
  path: string;
  /** The client's name for it, stripped of folders; never used as a path. */
  originalName: string;
  bytes: number;
}

const LONGEST_UPLOAD_MS = 24 * 60 * 60_000;

/** Uploads of running requests. Kept next to the data, because a temporary disk may be memory. */
const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

/** Creates a folder for the files of one request. */
export async function makeUploadFolder(dataDir: string): Promise<string> {
  const folder = uploadsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  return mkdtemp(join(folder, 'request-'));
}

/** Removes files left behind by a process that was killed. */
export async function removeStaleUploads(dataDir: string, now: Date): Promise<void> {
  const folder = uploadsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may be using the same folder, so only old files are certainly abandoned.
    const age = await stat(path).then(
      (found) => now.getTime() - found.mtimeMs,
      () => 0,
    );
    if (age > LONGEST_UPLOAD_MS) await rm(path, { recursive: true, force: true });
  }
}
