import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError';
import type { DataHome } from './dataHome';
import { canReach } from './reachable';
import { ignoreCodes } from './systemError';
import * as texts from './texts';

/** The number in the socket's name. No TCP port is opened. */
export const PORT = 5432;

/** Operating systems limit the path of a socket to 104 to 108 bytes. */
const LONGEST_PATH = 100;

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}.lock`)) <= LONGEST_PATH;
}

async function place({ folder, runAs }: DataHome): Promise<string> {
  const inside = join(folder, 'socket');
  if (fits(inside)) return inside;
  const name = `quad-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const temporary = tmpdir();
  const usable = fits(join(temporary, name)) && (!runAs || (await canReach(temporary, runAs)));
  return join(usable ? temporary : '/tmp', name);
}

/**
 * Creates the empty private folder for the server's socket. It is in the home, or in the temporary
 * folder if the home's path is too long for a socket. Call only while the server is down.
 */
export async function makeSocketFolder(home: DataHome): Promise<string> {
  const socketFolder = await place(home);
  const owner = home.runAs?.uid ?? process.getuid?.();
  const existing = await ignoreCodes(['ENOENT'], lstat(socketFolder));
  if (existing && existing.uid !== owner && existing.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(texts.socketFolderTaken(socketFolder));
  }
  await rm(socketFolder, { recursive: true, force: true });
  await mkdir(socketFolder, { mode: 0o700 });
  await chmod(socketFolder, 0o700);
  if (home.runAs) await chown(socketFolder, home.runAs.uid, home.runAs.gid);
  return socketFolder;
}
