import { createReadStream } from 'node:fs';
import { sql, type Kysely, type Transaction } from 'kysely';
import { migrations } from '#server/migrations/index';
import { migrate } from '#server/platform/database/migrate';
import { withQueryTimeout } from '#server/platform/database/preparedPool';
import type { Tables } from '#server/platform/database/tables';
import type { FileStorage } from '#server/platform/storage/fileStorage';
import { loadTable } from './loadTable';
import { filePath, tablePath, type Manifest, UnusableBackup } from './manifest';
import { listBackupFiles, readBackup } from './readBackup';
import { readMigrations, readSchemaTables } from './schemaTables';
import * as texts from './texts';

/**
 * The number of ids to skip in every table. Ids assigned after the backup are lost here, but
 * browsers and mails still refer to them. If they were reused, they would refer to other rows.
 */
const IDS_LEFT_OUT = 100_000;

/** The result of restoring a backup. */
export interface RestoreSummary {
  rows: number;
  files: number;
  taken_at: string;
}

/** Creates the schema of the backed-up rows. Throws an UnusableBackup if that is not possible. */
async function prepareSchema(db: Kysely<Tables>, manifest: Manifest): Promise<void> {
  const unknown = manifest.migrations.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined) throw new UnusableBackup(texts.newerBackup(unknown));
  const wanted = Object.entries(migrations).filter(([name]) => manifest.migrations.includes(name));
  await migrate(db, Object.fromEntries(wanted));
  const extra = (await readMigrations(db)).find((name) => !manifest.migrations.includes(name));
  if (extra !== undefined) throw new UnusableBackup(texts.newerSchema(extra));
}

async function requireEmpty(db: Kysely<Tables>): Promise<void> {
  for (const { name } of await readSchemaTables(db)) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(db);
    if (rows.length > 0) throw new UnusableBackup(texts.databaseNotEmpty(name));
  }
}

async function restoreFiles(storage: FileStorage, folder: string): Promise<void> {
  for await (const { name } of listBackupFiles(folder)) {
    await storage.write(name, createReadStream(filePath(folder, name)));
  }
}

async function setSequences(trx: Transaction<Tables>, manifest: Manifest): Promise<void> {
  for (const { table, last } of manifest.sequences) {
    await sql`
      SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${last + IDS_LEFT_OUT}::bigint)
    `.execute(trx);
  }
}

/** Restores all rows in one transaction. */
function restoreRows(db: Kysely<Tables>, manifest: Manifest, folder: string): Promise<void> {
  return withQueryTimeout(0, () =>
    db.transaction().execute(async (trx) => {
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
      for (const table of manifest.tables) {
        await loadTable(trx, table, tablePath(folder, table.name));
      }
      await setSequences(trx, manifest);
      await sql`ANALYZE`.execute(trx);
    }),
  );
}

/**
 * Verifies the checksums of a backup, fills an empty database and the storage from it, and migrates
 * the schema to the current release. Throws an UnusableBackup without having inserted any rows.
 */
export async function restoreBackup(
  { db, storage }: { db: Kysely<Tables>; storage: FileStorage },
  folder: string,
): Promise<RestoreSummary> {
  const manifest = await readBackup(folder);
  await prepareSchema(db, manifest);
  await requireEmpty(db);
  await restoreFiles(storage, folder);
  await restoreRows(db, manifest, folder);
  await migrate(db, migrations);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: manifest.files.rows, taken_at: manifest.taken_at };
}
