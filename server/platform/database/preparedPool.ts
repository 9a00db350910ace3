import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { isConnectionFailure, sqlState } from './connectionFailure';
import { forgetStatementName, statementName } from './statementNames';

const DEFAULT_TIMEOUT_MS = 10_000;
const timeouts = new AsyncLocalStorage<number>();

/**
 * How long to wait for the result of one query before its connection counts as dead. Well above
 * statement_timeout, so that only a server that has stopped responding takes that long. 0 is no
 * limit.
 */
const queryTimeoutMs = (): number => timeouts.getStore() ?? DEFAULT_TIMEOUT_MS;

/** Runs the work with a different query timeout, in milliseconds; 0 is no limit. */
export const withQueryTimeout = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  timeouts.run(ms, work);

/** The schema changed under a prepared statement, as when a newer release migrated. */
const PLAN_OUTDATED = '0A000';

/** The driver accepts a timeout per query; its types omit it. */
interface TimedQuery extends QueryConfig {
  query_timeout: number;
}

const unsent = new WeakSet<object>();

/**
 * Whether an error of the pool came before anything was sent, because no connection was available.
 */
export const wasNeverSent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unsent.has(error);

function preparedClient(client: PoolClient): PostgresPoolClient {
  let broken: Error | undefined;

  /** The driver types rows and commands loosely; Kysely has typed the rows of each statement. */
  async function send<R>(query: QueryConfig): Promise<PostgresQueryResult<R>> {
    const result: QueryResult = await client.query(query);
    return result as PostgresQueryResult<R>;
  }

  async function run<R>(text: string, values: readonly unknown[]) {
    // The rollback after a lost connection must not wait a second time.
    if (broken) throw broken;
    const name = statementName(text, values);
    try {
      const query: TimedQuery = {
        text,
        values: [...values],
        query_timeout: queryTimeoutMs(),
        ...(name && { name }),
      };
      return await send<R>(query);
    } catch (error) {
      if (isConnectionFailure(error)) broken = error as Error;
      if (!name || sqlState(error) !== PLAN_OUTDATED) throw error;
      forgetStatementName(text);
      if (client.getTransactionStatus() !== 'I') throw error;
      return send<R>({ text, values: [...values] });
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    statement: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new TypeError('Rows cannot be read by a cursor.');
    return run<R>(statement, values);
  }

  return { query, release: () => client.release(broken) };
}

/**
 * The pool as Kysely sees it. Statements are prepared once per connection, and a connection whose
 * server stopped responding is discarded.
 */
export function preparedPool(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      try {
        return preparedClient(await pool.connect());
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
