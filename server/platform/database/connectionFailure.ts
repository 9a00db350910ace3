import { types } from 'node:util';

/** No class of PostgreSQL's begins with E, as the codes of the system do: EPIPE is none. */
const SQL_STATE = /^(?!E)[0-9A-Z]{5}$/;
/** What the driver says, without any code, when the connection is gone. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired|The server does not support SSL)/;

/** SQLSTATE of an error of the database, or null where it is none. */
export function sqlState(error: unknown): string | null {
  if (!types.isNativeError(error) || !('code' in error)) return null;
  return typeof error.code === 'string' && SQL_STATE.test(error.code) ? error.code : null;
}

/** Whether the error means that the database cannot be reached or has gone away. */
export function isConnectionFailure(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const state = sqlState(error);
  if (state?.startsWith('08') || state?.startsWith('57P')) return true;
  if ('syscall' in error && typeof error.syscall === 'string') {
    return /^(connect|read|write|getaddrinfo)/.test(error.syscall);
  }
  return LOST.test(error.message);
}
