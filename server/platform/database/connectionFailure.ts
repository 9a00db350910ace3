import { types } from 'node:util';

/** No PostgreSQL class begins with E, but system error codes do: EPIPE is not an SQLSTATE. */
const SQL_STATE = /^(?!E)[0-9A-Z]{5}$/;
/** The driver's messages for a lost connection, which come without a code. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired|The server does not support SSL)/;

/** Returns the SQLSTATE of a database error, or null for other errors. */
export function sqlState(error: unknown): string | null {
  if (!types.isNativeError(error) || !('code' in error)) return null;
  return typeof error.code === 'string' && SQL_STATE.test(error.code) ? error.code : null;
}

/** Whether the error means that the database is unreachable or the connection was lost. */
export function isConnectionFailure(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const state = sqlState(error);
  if (state?.startsWith('08') || state?.startsWith('57P')) return true;
  if ('syscall' in error && typeof error.syscall === 'string') {
    return /^(connect|read|write|getaddrinfo)/.test(error.syscall);
  }
  return LOST.test(error.message);
}
