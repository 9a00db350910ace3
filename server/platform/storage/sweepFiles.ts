import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { sqlState } from '../database/connectionFailure';
import type { Tables } from '../database/tables';
import { isDeletionMark } from './deletionMarks';
import type { ListableStorage } from './fileStorage';

const BATCH = 500;
const FOREIGN_KEY_VIOLATION = '23503';

export interface SweepOptions {
  db: Kysely<Tables>;
  storage: ListableStorage;
  log: Logger;
  /** Younger files and rows are kept: the matching row or file may still be coming. */
  before: Date;
}

async function withoutRow(db: Kysely<Tables>, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db.selectFrom('files').select('name').where('name', 'in', names).execute();
  const known = new Set(rows.map((row) => row.name));
  return names.filter((name) => !known.has(name));
}

/**
 * Removes old files that have no row. Returns their number, and the names of all existing files.
 */
async function sweepStorage({ db, storage, before }: SweepOptions) {
  const present = new Set<string>();
  let old: string[] = [];
  let removed = 0;
  const removeBatch = async () => {
    for (const name of await withoutRow(db, old)) {
      await storage.remove(name);
      removed += 1;
    }
    old = [];
  };
  for await (const { name, modifiedAt } of storage.list()) {
    present.add(name);
    if (modifiedAt < before && !isDeletionMark(name)) old.push(name);
    if (old.length === BATCH) await removeBatch();
  }
  await removeBatch();
  return { present, removed };
}

async function removeRow(db: Kysely<Tables>, id: number): Promise<number> {
  try {
    await db.deleteFrom('files').where('id', '=', id).execute();
    return 1;
  } catch (error) {
    // A message still shows it: the row stays, so that the message keeps the file's name.
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return 0;
    throw error;
  }
}

async function sweepRows({ db, log, before }: SweepOptions, present: Set<string>) {
  const lost: number[] = [];
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'name'])
      .where('id', '>', last)
      .where('created_at', '<', before)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    lost.push(...rows.filter((row) => !present.has(row.name)).map((row) => row.id));
    const final = rows.at(-1);
    if (!final) break;
    last = final.id;
  }
  if (lost.length === 0) return 0;
  // An empty storage is far more likely an unmounted disk than the loss of every file.
  if (present.size === 0) {
    log.error({ rows: lost.length }, 'the file storage is empty although files are on record');
    return 0;
  }
  let removed = 0;
  for (const id of lost) removed += await removeRow(db, id);
  return removed;
}

/**
 * Removes leftovers of interrupted uploads: temporary files, files with no row, rows with no file.
 */
export async function sweepFiles(options: SweepOptions) {
  const leftovers = await options.storage.removeLeftovers(options.before);
  const { present, removed: files } = await sweepStorage(options);
  const rows = await sweepRows(options, present);
  if (leftovers + files + rows > 0) options.log.info({ leftovers, files, rows }, 'swept files');
  return { leftovers, files, rows };
}
