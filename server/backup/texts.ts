/** Texts of backups that the operator reads: why a folder or a database cannot be used. */

// writeBackup, backUpFiles
export const folderNotEmpty = (folder: string) => `${folder} is not empty. Choose a new folder.`;
export const fileCutOff = (name: string) => `The file ${name} was cut off while it was copied.`;

// readBackup, loadTable
export const noManifest = (path: string) => `${path} is missing, so this is not a finished backup.`;
export const manifestUnreadable = (path: string) =>
  `${path} is not a manifest that this release can read.`;
export const fileMissing = (path: string) => `${path} is missing, so the backup is incomplete.`;
export const fileDamaged = (path: string) => `${path} is damaged: its checksum differs.`;
export const wrongFileName = (name: string) => `${name} is not a valid file name.`;
export const wrongRowCount = (path: string, found: number, expected: number) =>
  `${path} has ${found} rows instead of ${expected}.`;

// restoreBackup
export const newerBackup = (migration: string) =>
  `This backup was made by a newer release (${migration}). Restore it with that release.`;
export const newerSchema = (migration: string) =>
  `The schema of the database is newer than the backup (${migration}). Create a new, empty database.`;
export const databaseNotEmpty = (table: string) =>
  `The database is not empty (${table}). Restore into a new one.`;
