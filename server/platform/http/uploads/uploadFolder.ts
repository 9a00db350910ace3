import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a multipart body, kept in a temporary file until the answer is sent. */
export interface UploadedFile {
  path: string;
  /** The sender's name for it, stripped of folders; never used as a path. */
  originalName: string;
  bytes: number;
}

const LONGEST_UPLOAD_MS = 24 * 60 * 60_000;

/** Where uploads of the requests under way lie: beside the data, because a temporary disk may be memory. */
const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

/** A new folder for the files of one request. */
export async function makeUploadFolder(dataDir: string): Promise<string> {
  const folder = uploadsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  return mkdtemp(join(folder, 'request-'));
}

/** Removes what requests of a process that was killed have left. */
export async function removeStaleUploads(dataDir: string, now: Date): Promise<void> {
  const folder = uploadsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may be at work in the same folder, so only what is old is nobody's.
    const age = await stat(path).then(
      (found) => now.getTime() - found.mtimeMs,
      () => 0,
    );
    if (age > LONGEST_UPLOAD_MS) await rm(path, { recursive: true, force: true });
  }
}
