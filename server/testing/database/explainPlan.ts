import type { CompiledQuery, Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from '#server/platform/database/tables';
import { planNodes, type ExplainRow, type PlanNode } from './planNodes';
import type { WatchedDatabase } from './watchedDatabase';

/** Runs a query with the plan made for its values, and returns the plan's nodes. */
export async function explainPlan(
  pool: Pool,
  { sql, parameters }: CompiledQuery,
): Promise<PlanNode[]> {
  const { rows } = await pool.query<ExplainRow>(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [
    ...parameters,
  ]);
  return planNodes(rows);
}

/** Returns the plan nodes of the single query that the work runs. */
export async function planOfOnly(
  pool: Pool,
  watched: WatchedDatabase,
  work: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<PlanNode[]> {
  const { queries } = await watched.watch(work);
  const [query] = queries;
  if (!query || queries.length > 1)
    throw new Error(`${queries.length} queries were asked, not one.`);
  return explainPlan(pool, query);
}
