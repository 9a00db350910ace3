import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { isConnectionFailure, sqlState } from './connectionFailure';
import { queryPatienceMs } from './queryPatience';
import { forgetStatementName, statementName } from './statementNames';

/** The schema changed under a prepared statement, as when a newer release migrated. */
const PLAN_OUTDATED = '0A000';

/** The driver takes a timeout for each query; its types do not say so. */
interface PatientQuery extends QueryConfig {
  query_timeout: number;
}

const unsent = new WeakSet<object>();

/** Whether an error of the pool came before anything was sent: there was no connection to be had. */
export const wasNeverSent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unsent.has(error);

function preparingClient(client: PoolClient): PostgresPoolClient {
  let broken: Error | undefined;

  async function run(text: string, values: readonly unknown[]) {
    // The rollback after a lost connection must not wait a second time.
    if (broken) throw broken;
    const name = statementName(text, values);
    try {
      const query: PatientQuery = {
        text,
        values: [...values],
        query_timeout: queryPatienceMs(),
        ...(name && { name }),
      };
      return await client.query(query);
    } catch (error) {
      if (isConnectionFailure(error)) broken = error as Error;
      if (!name || sqlState(error) !== PLAN_OUTDATED) throw error;
      forgetStatementName(text);
      if (client.getTransactionStatus() !== 'I') throw error;
      return client.query(text, [...values]);
    }
  }

  return {
    query: run as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken),
  };
}

/**
 * The pool as Kysely sees it: statements are prepared once a connection, and one whose server has
 * fallen silent is thrown away.
 */
export function preparingPool(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      try {
        return preparingClient(await pool.connect());
      } catch (error) {
        if (error instanceof Error) unsent.add(error);
        throw error;
      }
    },
    end: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}
