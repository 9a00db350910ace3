import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { writeHashed } from './hashedFile';
import type { SchemaTable } from './schemaTables';

const ROWS_AT_A_TIME = 500;

/** Writes lines to a compressed file. Returns the number of lines and the file's checksum. */
export async function writeLines(path: string, lines: AsyncIterable<string>) {
  let rows = 0;
  async function* counted() {
    for await (const line of lines) {
      rows += 1;
      yield `${line}\n`;
    }
  }
  const { sha256 } = await writeHashed(path, Readable.from(counted()), createGzip());
  return { rows, sha256 };
}

/**
 * Yields the rows of a table as lines of JSON. The database formats them, so that no value changes
 * on its way through JavaScript. They are sorted by key, because a row only references earlier rows
 * of its own table.
 */
async function* readRows(trx: Transaction<Tables>, { name, columns, key }: SchemaTable) {
  const list = (names: readonly string[]) => sql.join(names.map((each) => sql.ref(each)));
  await sql`
    DECLARE dumped NO SCROLL CURSOR FOR
    SELECT row_to_json(picked)::text AS line
    FROM (SELECT ${list(columns)} FROM ${sql.table(name)} ORDER BY ${list(key)}) AS picked
  `.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      FETCH ${sql.lit(ROWS_AT_A_TIME)} FROM dumped`.execute(trx);
    for (const { line } of rows) yield line;
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await sql`CLOSE dumped`.execute(trx);
}

/** Writes the rows of a table to a file, as the transaction sees them. */
export const dumpTable = (trx: Transaction<Tables>, table: SchemaTable, path: string) =>
  writeLines(path, readRows(trx, table));
