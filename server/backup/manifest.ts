import { join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** A folder can't be used for a backup or for restoring. The message gives the reason. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}

/** Read first and written last, so that a folder without it is not a finished backup. */
export const MANIFEST_FILE = 'manifest.json';
/** Has one line for each stored file. */
export const FILE_LIST = 'files.jsonl.gz';
const FORMAT = 1;

const part = { rows: Type.Integer(), sha256: Type.String() };
const schema = Type.Object({
  format: Type.Literal(FORMAT),
  /** The time of the snapshot from which all rows were read. */
  taken_at: Type.String(),
  migrations: Type.Array(Type.String()),
  /** In the order in which they can be filled, because no row references a later table. */
  tables: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[a-z_]+$' }),
      columns: Type.Array(Type.String()),
      ...part,
    }),
  ),
  /** The last id that each table has assigned. */
  sequences: Type.Array(Type.Object({ table: Type.String(), last: Type.Integer() })),
  files: Type.Object({ ...part, bytes: Type.Integer() }),
  /** The ids of deleted accounts, so that a restore of an older backup repeats the deletions. */
  deleted_accounts: Type.Optional(Type.Array(Type.Integer())),
});

/** Returns the path of the file with a table's rows. */
export const tablePath = (folder: string, table: string) =>
  join(folder, 'tables', `${table}.jsonl.gz`);

/** Returns the path of a stored file's copy. */
export const filePath = (folder: string, name: string) => join(folder, 'files', name);

/** The contents of a backup, with the checksums that reveal damage. */
export type Manifest = Static<typeof schema>;

const fileSchema = Type.Object({
  name: Type.String(),
  bytes: Type.Integer(),
  sha256: Type.String(),
});

/** A stored file of a backup. */
export type BackupFile = Static<typeof fileSchema>;

/** Parses a manifest. Throws if it is invalid or has another format. */
export const parseManifest = (text: string): Manifest => Value.Parse(schema, JSON.parse(text));

/** Parses a line of the list of files. */
export const parseBackupFile = (line: string): BackupFile =>
  Value.Parse(fileSchema, JSON.parse(line));

/** Formats a manifest as the text of its file. */
export const formatManifest = (manifest: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
