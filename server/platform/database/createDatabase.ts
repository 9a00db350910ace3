import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { columnTypes } from './columnTypes';
import { preparedPool } from './preparedPool';
import type { Tables } from './tables';

const STATEMENT_TIMEOUT_MS = 3_000;
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/name`, or with `?host=` a unix socket. */
  connectionString: string;
  poolSize: number;
  /** Default: 3 seconds for a statement, 2 for a lock, 5 for a free connection. */
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
  connectTimeoutMs?: number;
  log: Logger;
}

export interface Database {
  db: Kysely<Tables>;
  pool: Pool;
  /** Waits for running queries, then ends the connections; a second call does nothing. */
  close(): Promise<void>;
}

/**
 * A pool of connections with Kysely on top; connects at the first query.
 *
 * A statement may take 3 s and wait 2 s for a lock. A bigint is returned as number, a timestamptz
 * as Date.
 */
export function createDatabase({
  connectionString,
  poolSize,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
  log,
}: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    application_name: 'quad',
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: columnTypes,
  });
  // Without listeners, a connection that breaks between two queries would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const shared = preparedPool(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: shared }) });
  return { db, pool, close: () => shared.end() };
}
