import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { type Manifest, UnusableBackup } from './manifest';
import { readLines } from './readBackup';
import * as texts from './texts';

const ROWS_AT_A_TIME = 500;
const CHARACTERS_AT_A_TIME = 4 * 2 ** 20;

type BackupTable = Manifest['tables'][number];

async function insert(
  trx: Transaction<Tables>,
  { name, columns }: BackupTable,
  lines: readonly string[],
): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    INSERT INTO ${sql.table(name)} (${list}) OVERRIDING SYSTEM VALUE
    SELECT ${list} FROM json_populate_recordset(NULL::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)
  `.execute(trx);
}

/** Fills a table with the rows of a file. Throws an UnusableBackup if the row count differs. */
export async function loadTable(
  trx: Transaction<Tables>,
  table: BackupTable,
  path: string,
): Promise<void> {
  let rows = 0;
  let waiting: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (waiting.length > 0) await insert(trx, table, waiting);
    [waiting, characters] = [[], 0];
  };
  for await (const line of readLines(path)) {
    waiting.push(line);
    characters += line.length;
    rows += 1;
    if (waiting.length >= ROWS_AT_A_TIME || characters >= CHARACTERS_AT_A_TIME) await flush();
  }
  await flush();
  if (rows !== table.rows) {
    throw new UnusableBackup(texts.wrongRowCount(path, rows, table.rows));
  }
}
