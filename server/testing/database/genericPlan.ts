import type { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { planNodes, type ExplainRow, type PlanNode } from './planNodes';

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((each) => JSON.stringify(each)).join()}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Runs a query with a generic plan, made without its values like the plans of the server's prepared
 * statements, with the given settings turned off. Returns the plan's nodes.
 */
export async function runGenericPlan(
  pool: Pool,
  { sql, parameters }: CompiledQuery,
  off: readonly string[] = [],
): Promise<PlanNode[]> {
  const client = await pool.connect();
  let prepared = false;
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    for (const name of off) await client.query(`SET ${name} = off`);
    await client.query(`PREPARE explained AS ${sql}`);
    prepared = true;
    const values = parameters.map((value) =>
      value === null ? 'NULL' : client.escapeLiteral(textOf(value)),
    );
    const { rows } = await client.query<ExplainRow>(
      `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE explained (${values.join(', ')})`,
    );
    return planNodes(rows);
  } finally {
    // By name, because the connection keeps the prepared statements of the code under test.
    if (prepared) await client.query('DEALLOCATE explained');
    await client.query('RESET plan_cache_mode');
    for (const name of off) await client.query(`RESET ${name}`);
    client.release();
  }
}
