import { constants } from 'node:fs';
import {
  access,
  chmod,
  mkdir,
  mkdtemp,
  readlink,
  realpath,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError';
import { isRoot, nobody, ownerOf, type Identity } from './identity';
import { canReach } from './reachable';
import { systemErrorCode, ignoreCodes } from './systemError';
import * as texts from './texts';

/** The folder where root keeps files that another user must reach. */
export const SYSTEM_FOLDER = '/var/lib/quad';

/** The name of PostgreSQL's own folder inside the home. */
export const CLUSTER = 'cluster';

/** The link in the data folder to a database that had to be moved elsewhere. */
const MOVED = 'moved-to';

/** The actual location of the database, and the user its server must run as. */
export interface DataHome {
  folder: string;
  runAs: Identity | undefined;
}

async function makeFolder(path: string): Promise<string> {
  // PostgreSQL's own lock file has one path per line, and paths end at a NUL.
  if (/[\n\r\0]/.test(path)) throw new EmbeddedPostgresError(texts.folderHasLines(path));
  try {
    // The server's user must be able to traverse folders that root creates here.
    await mkdir(path, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
    await access(path, constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (error) {
    throw new EmbeddedPostgresError(
      texts.folderNotWritable(path, systemErrorCode(error) ?? String(error)),
    );
  }
}

/**
 * Moves the database of a data folder below SYSTEM_FOLDER. The same data folder always gets the
 * same place, and a new one never gets the place of an old one.
 */
async function moveOut(dataFolder: string): Promise<string> {
  await makeFolder(SYSTEM_FOLDER);
  await chmod(SYSTEM_FOLDER, 0o755);
  const hash = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  const home = await mkdtemp(join(SYSTEM_FOLDER, `${hash}-`));
  try {
    await symlink(home, join(dataFolder, MOVED));
    return home;
  } catch (error) {
    await rmdir(home);
    if (systemErrorCode(error) === 'EEXIST') return readlink(join(dataFolder, MOVED));
    throw error;
  }
}

/** Returns the owner of the cluster, because a server must run as the owner of its files. */
async function ownerOfCluster(folder: string): Promise<Identity | undefined> {
  const owner = await ignoreCodes(['ENOENT'], ownerOf(join(folder, CLUSTER)));
  if (owner?.uid === 0) {
    throw new EmbeddedPostgresError(texts.ownedByRoot(folder, join(folder, CLUSTER)));
  }
  return owner;
}

async function homeForRoot(dataFolder: string, log: (line: string) => void): Promise<DataHome> {
  const existing = await ownerOfCluster(dataFolder);
  if (existing) {
    if (await canReach(dataFolder, existing)) return { folder: dataFolder, runAs: existing };
    throw new EmbeddedPostgresError(texts.notReachable(dataFolder, existing.uid));
  }
  const runAs = await nobody();
  await chmod(dataFolder, 0o711);
  const earlier = await ignoreCodes(['ENOENT'], readlink(join(dataFolder, MOVED)));
  if (!earlier && (await canReach(dataFolder, runAs))) return { folder: dataFolder, runAs };
  const folder = await makeFolder(earlier ?? (await moveOut(dataFolder)));
  await chmod(folder, 0o711);
  log(texts.movedTo(folder, dataFolder));
  return { folder, runAs: (await ownerOfCluster(folder)) ?? runAs };
}

/**
 * Creates the data folder if it doesn't exist, and returns the location of the database. This is
 * the data folder itself or, if only root can reach that, a separate folder below /var/lib/quad.
 */
export async function findDataHome(
  dataDir: string,
  log: (line: string) => void,
): Promise<DataHome> {
  const folder = await makeFolder(dataDir);
  if (isRoot()) return homeForRoot(folder, log);
  const owner = await ignoreCodes(['ENOENT'], stat(join(folder, CLUSTER)));
  if (owner && owner.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(texts.ownedByOther(folder, owner.uid));
  }
  return { folder, runAs: undefined };
}
