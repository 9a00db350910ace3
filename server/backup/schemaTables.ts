import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** A table and its writable columns, without those that the database generates. */
export interface SchemaTable {
  name: string;
  columns: string[];
  /** The columns of its primary key, in order. */
  key: string[];
}

/** Excludes the tables of the migrator, which creates them in every database. */
const OWN_TABLES = "relname NOT LIKE 'kysely\\_%'";

interface TableRow extends SchemaTable {
  /** Other tables that its rows reference. */
  needs: string[];
}

/** Sorts the tables so that each comes after the tables it references. */
function inOrder(tables: readonly TableRow[]): TableRow[] {
  const placed: TableRow[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ needs }) => !needs.some((need) => names.has(need)));
    if (ready.length === 0) throw new Error(`Tables need each other: ${[...names].join(', ')}.`);
    placed.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return placed;
}

/** Returns every table of the schema, in an order in which they can be filled. */
export async function readSchemaTables(db: Kysely<Tables>): Promise<SchemaTable[]> {
  const { rows } = await sql<TableRow>`
    SELECT relname AS name,
      array(SELECT attname::text FROM pg_attribute
        WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        ORDER BY attnum) AS columns,
      array(SELECT attname::text FROM pg_index
        JOIN unnest(indkey) WITH ORDINALITY AS part (number, place) ON true
        JOIN pg_attribute ON attrelid = pg_class.oid AND attnum = part.number
        WHERE indrelid = pg_class.oid AND indisprimary ORDER BY place) AS key,
      array(SELECT DISTINCT other.relname::text FROM pg_constraint
        JOIN pg_class AS other ON other.oid = confrelid
        WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid) AS needs
    FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND ${sql.raw(OWN_TABLES)}
    ORDER BY relname
  `.execute(db);
  return inOrder(rows).map(({ name, columns, key }) => ({ name, columns, key }));
}

/** Returns the applied migrations, oldest first, or none if there is no schema yet. */
export async function readMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ name: string | null }>`
    SELECT to_regclass('kysely_migration')::text AS name`.execute(db);
  if (!found[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}
