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

/** Where the embedded database is kept and how it is served. */
export interface EmbeddedPostgresOptions {
  /** The folder the database is kept in; made when it does not exist. */
  dataDir: string;
  /** Gets the few lines a person who starts the server should read. */
  log: (line: string) => void;
  /** PostgreSQL settings over the standard ones, for a server that this call starts. */
  settings?: Readonly<Record<string, string>>;
}

/** A running embedded database, in use by this process until it is stopped. */
export interface EmbeddedPostgres {
  connectionString: string;
  /** Whether the server had been running already. */
  adopted: boolean;
  /** Ends this process's use; the last user's call shuts the server down and waits for it. */
  stop(): Promise<void>;
}

async function leave(folder: string, cluster: string, unregister: () => Promise<void>) {
  await unregister();
  if (!(await clusterExists(cluster))) return;
  await withFolderLock(folder, async () => {
    if (!(await hasUsers(folder))) await stopPostmaster(cluster);
  });
}

/**
 * Gives a PostgreSQL database kept in a folder: makes it at the first start, joins the server that
 * is running on it already, else starts one. Rejects with an EmbeddedPostgresError when a person has to act.
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
    const connectionString =
      running ?? (await launchPostmaster({ home, native, cluster, password, settings }));
    const unregister = await registerUser(folder);
    let stopping: Promise<void> | undefined;
    return {
      connectionString,
      adopted: running !== undefined,
      stop: () => (stopping ??= leave(folder, cluster, unregister)),
    };
  });
}
