import { sql, type Kysely, type RawBuilder } from 'kysely';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { withQueryTimeout } from '#server/platform/database/preparedPool';
import type { Tables } from '#server/platform/database/tables';
import type { Command } from './command';
import { counters, type Counter } from './counters';
import * as texts from './texts';

/** A counter that was wrong: its row and column, the stored value and the actual one. */
export interface Difference {
  table: string;
  column: string;
  key: Readonly<Record<string, number>>;
  stored: number;
  actual: number;
}

type Row = Record<string, number> & { stored: number; actual: number };

const columns = (key: readonly string[]) => sql.join(key.map((name) => sql.ref(name)));
const keyOf = ({ key }: Counter, row: Row) =>
  Object.fromEntries(key.map((name) => [name, Number(row[name])]));
const isRow = (key: Difference['key']): RawBuilder<boolean> =>
  sql.join(
    Object.entries(key).map(([name, value]) => sql`${sql.ref(`counted.${name}`)} = ${value}`),
    sql` AND `,
  );

/** Returns the rows whose counter differs from the actual value. */
async function findDifferences(db: Kysely<Tables>, counter: Counter): Promise<Difference[]> {
  const { table, column, key, actual } = counter;
  const { rows } = await sql<Row>`
    SELECT ${columns(key)}, stored, actual FROM (
      SELECT counted.*, ${sql.ref(`counted.${column}`)} AS stored, ${actual} AS actual
      FROM ${sql.table(table)} AS counted
    ) AS compared WHERE stored <> actual ORDER BY ${columns(key)}
  `.execute(db);
  return rows.map((row) => {
    const { stored, actual: found } = row;
    return { table, column, key: keyOf(counter, row), stored, actual: found };
  });
}

/**
 * Recounts while holding the row's lock. Every transaction that changes a counter holds that lock
 * until it commits, so no change is lost. Returns null if the counter was correct by then.
 */
function mend(db: Kysely<Tables>, counter: Counter, found: Difference) {
  const { table, column, actual } = counter;
  return inTransaction(db, async (trx): Promise<Difference | null> => {
    const held = await sql<{ stored: number }>`
      SELECT ${sql.ref(column)} AS stored FROM ${sql.table(table)} AS counted
      WHERE ${isRow(found.key)} FOR NO KEY UPDATE
    `.execute(trx);
    const stored = held.rows[0]?.stored;
    const changed = await sql<{ actual: number }>`
      UPDATE ${sql.table(table)} AS counted SET ${sql.ref(column)} = ${actual}
      WHERE ${isRow(found.key)} AND ${sql.ref(`counted.${column}`)} <> ${actual}
      RETURNING ${sql.ref(`counted.${column}`)} AS actual
    `.execute(trx);
    const now = changed.rows[0]?.actual;
    return stored === undefined || now === undefined ? null : { ...found, stored, actual: now };
  });
}

async function rebuildOne(db: Kysely<Tables>, counter: Counter, checks: boolean) {
  const found = await withQueryTimeout(0, () =>
    // Counting a large table takes longer than the server's statement timeout.
    db.transaction().execute(async (trx) => {
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      return findDifferences(trx, counter);
    }),
  );
  if (checks) return found;
  const mended: Difference[] = [];
  for (const each of found) {
    const done = await mend(db, counter, each);
    if (done) mended.push(done);
  }
  return mended;
}

const describe = ({ table, column, key, stored, actual }: Difference) =>
  [table, Object.values(key).join(' '), column, `${stored} -> ${actual}`].join('\t');

const rebuild: Command = {
  name: 'counters rebuild',
  summary: texts.rebuildSummary,
  operands: [],
  options: { check: { type: 'boolean' } },
  async run({ db }, { options: { check } }) {
    const differences: Difference[] = [];
    for (const counter of counters) {
      differences.push(...(await rebuildOne(db, counter, check === true)));
    }
    if (check !== true && differences.length > 0) {
      const details = { changed: differences.length };
      await recordAudit(db, { event: 'counters_rebuilt', userId: null, ip: null, details });
    }
    const lines = differences.length > 0 ? differences.map(describe) : [texts.countersRight];
    return { lines, json: differences };
  },
};

/** The commands for counters. With --check, they are only compared. */
export const counterCommands: readonly Command[] = [rebuild];
