import { join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Thrown where a folder cannot be written to, or not be restored from; its message says why. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}

/** The first file to be looked for and the last to be written: without it a folder is no backup. */
export const MANIFEST_FILE = 'manifest.json';
/** One line a stored file. */
export const FILE_LIST = 'files.jsonl.gz';
const FORMAT = 1;

const part = { rows: Type.Integer(), sha256: Type.String() };
const schema = Type.Object({
  format: Type.Literal(FORMAT),
  /** When the rows were read, all at one instant. */
  taken_at: Type.String(),
  migrations: Type.Array(Type.String()),
  /** In the order in which they can be filled: no row points to a later one. */
  tables: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[a-z_]+$' }),
      columns: Type.Array(Type.String()),
      ...part,
    }),
  ),
  /** The last id that each table has given. */
  sequences: Type.Array(Type.Object({ table: Type.String(), last: Type.Integer() })),
  files: Type.Object({ ...part, bytes: Type.Integer() }),
});

/** Where the rows of a table lie. */
export const tablePath = (folder: string, table: string) =>
  join(folder, 'tables', `${table}.jsonl.gz`);

/** Where a stored file lies. */
export const filePath = (folder: string, name: string) => join(folder, 'files', name);

/** What a backup holds, and the checksums by which damage is found. */
export type Manifest = Static<typeof schema>;

const fileSchema = Type.Object({
  name: Type.String(),
  bytes: Type.Integer(),
  sha256: Type.String(),
});

/** A stored file of a backup. */
export type BackupFile = Static<typeof fileSchema>;

/** Reads a manifest. Throws where it is none, or of another format. */
export const parseManifest = (text: string): Manifest => Value.Parse(schema, JSON.parse(text));

/** Reads a line of the list of files. */
export const parseBackupFile = (line: string): BackupFile =>
  Value.Parse(fileSchema, JSON.parse(line));

/** The manifest as it is written. */
export const formatManifest = (manifest: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
