import { Client } from 'pg';
import { ROLE } from './cluster';
import { PORT } from './socketFolder';
import { systemErrorCode } from './systemError';

const DATABASE = 'quad';

/** Error codes of a server that is starting up, shutting down or not running. */
const NOT_NOW = ['57P03', '57P01', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

function address(database: string, socketFolder: string, password: string): string {
  // The client uses the socket from the query. The host is only there for code that parses it as a
  // URL. PostgreSQL's own programs read a blank only as %20.
  return `postgres://${ROLE}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=${PORT}`;
}

async function query(connectionString: string, sql: string): Promise<number> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // Errors on an idle connection are emitted here. A running query rejects by itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows.length;
  } finally {
    await client.end();
  }
}

/**
 * Logs in with the stored password, creates the application's database if it is missing, and
 * returns its address. Returns undefined while the server doesn't accept connections.
 */
export async function connect(socketFolder: string, password: string): Promise<string | undefined> {
  const maintenance = address('postgres', socketFolder, password);
  try {
    const found = `SELECT 1 FROM pg_database WHERE datname = '${DATABASE}'`;
    if ((await query(maintenance, found)) === 0) {
      await query(maintenance, `CREATE DATABASE ${DATABASE}`);
    }
    return address(DATABASE, socketFolder, password);
  } catch (error) {
    if (NOT_NOW.includes(systemErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}
