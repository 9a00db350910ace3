import { randomBytes, randomUUID } from 'node:crypto';
import { chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError';
import { CLUSTER, type DataHome } from './dataHome';
import { failureLine } from './failureLine';
import type { Identity } from './identity';
import { runTool } from './runTool';
import { ignoreCodes } from './systemError';
import * as texts from './texts';

/** The role that owns everything in the embedded database. */
export const ROLE = 'quad';

const PASSWORD = 'password';
const UNFINISHED = `${CLUSTER}-unfinished-`;

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

async function writePrivate(path: string, text: string, owner?: Identity): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flag: 'wx', flush: true });
  if (owner) await chown(path, owner.uid, owner.gid);
}

async function keptPassword(folder: string): Promise<string> {
  const path = join(folder, PASSWORD);
  const kept = await ignoreCodes(['ENOENT'], readFile(path, 'utf8'));
  if (kept) return kept;
  const password = randomBytes(24).toString('hex');
  const unfinished = `${path}-${randomUUID()}`;
  await writePrivate(unfinished, password);
  await rename(unfinished, path);
  return password;
}

async function initialise({ folder, runAs }: DataHome, native: string, password: string) {
  const unfinished = join(folder, `${UNFINISHED}${randomUUID()}`);
  const passwordFile = `${unfinished}-password`;
  try {
    await mkdir(unfinished, { mode: 0o700 });
    if (runAs) await chown(unfinished, runAs.uid, runAs.gid);
    await writePrivate(passwordFile, password, runAs);
    const options = [
      ...['--pgdata', unfinished, '--username', ROLE, '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--data-checksums'],
      // The built-in locale is the same on every machine, unlike the system's locales.
      ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ];
    await runTool(join(native, 'bin', 'initdb'), options, runAs);
    await rename(unfinished, join(folder, CLUSTER));
    await syncFolder(folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 5 });
    throw new EmbeddedPostgresError(texts.notCreated(folder, failureLine(error)));
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * Removes the remains of killed initialisations. Whatever can't be removed yet goes at the next
 * start.
 */
async function clearUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED));
  const removals = left.map((name) =>
    rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 }),
  );
  await Promise.allSettled(removals);
}

/**
 * Ensures that the home contains a cluster this PostgreSQL can serve, and returns its password. A
 * new cluster is created in a temporary folder and moved into place when complete.
 */
export async function ensureCluster(
  home: DataHome,
  native: string,
  major: string,
): Promise<{ cluster: string; password: string }> {
  const cluster = join(home.folder, CLUSTER);
  const version = await ignoreCodes(['ENOENT'], readFile(join(cluster, 'PG_VERSION'), 'utf8'));
  if (version !== undefined && version.trim() !== major) {
    throw new EmbeddedPostgresError(texts.otherVersion(cluster, version.trim(), major));
  }
  const password = await keptPassword(home.folder);
  await clearUnfinished(home.folder);
  if (version === undefined) await initialise(home, native, password);
  return { cluster, password };
}
