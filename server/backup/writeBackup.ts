import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { withQueryTimeout } from '#server/platform/database/preparedPool';
import type { Tables } from '#server/platform/database/tables';
import type { FileStorage } from '#server/platform/storage/fileStorage';
import { backUpFiles } from './backUpFiles';
import { dumpTable } from './dumpTable';
import {
  formatManifest,
  MANIFEST_FILE,
  tablePath,
  type Manifest,
  UnusableBackup,
} from './manifest';
import { readMigrations, readSchemaTables } from './schemaTables';
import * as texts from './texts';

/** The result of making a backup. */
export interface BackupSummary {
  rows: number;
  files: number;
  bytes: number;
  /** Files that were deleted during the backup, with their posts or messages. */
  deleted: string[];
  /** Files that are in the database but missing from the storage. */
  missing: string[];
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 });
}

async function requireEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new UnusableBackup(texts.folderNotEmpty(folder));
}

/** Returns the last id that each table assigned, which may be higher than its last row's. */
async function readSequences(trx: Transaction<Tables>): Promise<Manifest['sequences']> {
  const { rows } = await sql<{ table: string; last: number }>`
    SELECT owner.relname AS "table", coalesce(pg_sequence_last_value(made.oid), 0) AS last
    FROM pg_class AS made
    JOIN pg_depend ON classid = 'pg_class'::regclass AND pg_depend.objid = made.oid
      AND refclassid = 'pg_class'::regclass AND deptype = 'i'
    JOIN pg_class AS owner ON owner.oid = refobjid
    WHERE made.relkind = 'S' AND made.relnamespace = current_schema()::regnamespace
    ORDER BY owner.relname
  `.execute(trx);
  return rows;
}

async function readDeletedAccounts(trx: Transaction<Tables>): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes the database's tables from one snapshot, while others continue to write. */
function dumpDatabase(db: Kysely<Tables>, folder: string) {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return withQueryTimeout(0, () =>
    snapshot.execute(async (trx) => {
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
      await sql`SET LOCAL timezone = 'UTC'`.execute(trx);
      const { rows } = await sql<{ now: Date }>`SELECT now() AS now`.execute(trx);
      const tables: Manifest['tables'] = [];
      for (const table of await readSchemaTables(trx)) {
        const { name, columns } = table;
        const dumped = await dumpTable(trx, table, tablePath(folder, name));
        tables.push({ name, columns, ...dumped });
      }
      const names = await trx.selectFrom('files').select('name').orderBy('id').execute();
      return {
        names: names.map(({ name }) => name),
        taken_at: rows[0]?.now.toISOString() ?? '',
        migrations: await readMigrations(trx),
        tables,
        sequences: await readSequences(trx),
        deleted_accounts: await readDeletedAccounts(trx),
      };
    }),
  );
}

async function writeManifest(folder: string, text: string): Promise<void> {
  const path = join(folder, MANIFEST_FILE);
  await writeFile(path, text, { mode: 0o600, flag: 'wx', flush: true });
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Copies the database and the files to an empty or new folder while the server runs. All rows are
 * read from one snapshot, then the files they name are copied. Throws an UnusableBackup if the
 * folder is not empty.
 */
export async function writeBackup(
  { db, storage }: { db: Kysely<Tables>; storage: FileStorage },
  folder: string,
): Promise<BackupSummary> {
  await requireEmpty(folder);
  await makeFolder(folder);
  const { names, ...database } = await dumpDatabase(db, folder);
  const copied = await backUpFiles({ db, storage }, names, folder);
  const { deleted, missing, bytes, ...list } = copied;
  const files = { ...list, bytes };
  await writeManifest(folder, formatManifest({ ...database, files }));
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: list.rows, bytes, deleted, missing };
}
