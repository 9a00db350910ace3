import type { ChildProcess } from 'node:child_process';
import { adoptPostmaster } from './adoptPostmaster';
import { ensureCluster } from './cluster';
import { findDataHome, SYSTEM_FOLDER } from './dataHome';
import { withFolderLock } from './folderLock';
import { launchPostmaster } from './launchPostmaster';
import { locateBinaries } from './locateBinaries';
import { clusterExists } from './postmaster';
import { prepareBinaries } from './prepareBinaries';
import { stopPostmaster } from './stopPostmaster';
import { hasUsers, registerUser } from './users';

/** Options for the location of the embedded database and its server. */
export interface EmbeddedPostgresOptions {
  /** The folder for the database. Created if it doesn't exist. */
  dataDir: string;
  /** Receives the few lines that the person who starts the server should read. */
  log: (line: string) => void;
  /** PostgreSQL settings that override the defaults, for a server that this call starts. */
  settings?: Readonly<Record<string, string>>;
}

/** A running embedded database, in use by this process until it is stopped. */
export interface EmbeddedPostgres {
  connectionString: string;
  /** Whether the server was already running. */
  adopted: boolean;
  /**
   * Ends this process's use. If it is the last user, shuts the server down and waits for it to
   * exit.
   */
  stop(): Promise<void>;
}

interface Use {
  folder: string;
  cluster: string;
  /** The server, if this process started it. */
  child: ChildProcess | undefined;
  unregister: () => Promise<void>;
}

async function leave({ folder, cluster, child, unregister }: Use) {
  await unregister();
  if (!(await clusterExists(cluster))) return;
  await withFolderLock(folder, async () => {
    if (!(await hasUsers(folder))) await stopPostmaster(cluster, child);
  });
}

/**
 * Opens a PostgreSQL database kept in a folder. Creates it on the first start, then joins the
 * running server or starts one. Rejects with an EmbeddedPostgresError if a person has to act.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await locateBinaries();
  const home = await findDataHome(dataDir, log);
  const { folder, runAs } = home;
  return withFolderLock(folder, async () => {
    const native = await prepareBinaries(binaries, runAs, runAs ? SYSTEM_FOLDER : folder);
    const { cluster, password } = await ensureCluster(home, native, binaries.major);
    const running = await adoptPostmaster(cluster, password);
    const { connectionString, child } = running
      ? { connectionString: running, child: undefined }
      : await launchPostmaster({ home, native, cluster, password, settings });
    const unregister = await registerUser(folder);
    let stopping: Promise<void> | undefined;
    return {
      connectionString,
      adopted: running !== undefined,
      stop: () => (stopping ??= leave({ folder, cluster, child, unregister })),
    };
  });
}
