import { setTimeout as sleep } from 'node:timers/promises';
import { types } from 'node:util';
import { Client, type Pool } from 'pg';
import { StartupError } from '../startup';
import { databaseUnusable } from '../texts';
import { isConnectionFailure } from './connectionFailure';

const PAUSE_MS = 250;

function addressOf(pool: Pool): string {
  const { host, port, database } = new Client(pool.options);
  return host.startsWith('/') ? `${host}/${database}` : `${host}:${port}/${database}`;
}

function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  // A name with several addresses fails with one error per address and no message of its own.
  const { message } = 'errors' in error ? ((error as AggregateError).errors[0] as Error) : error;
  return message.replace(/\s+/g, ' ');
}

/**
 * Resolves when the database responds; waits for one that is still starting.
 *
 * Throws a StartupError that names its address, never its password, after `timeoutMs`, or at once
 * when waiting cannot help (wrong password, no such database).
 */
export async function waitForDatabase(pool: Pool, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (Date.now() + PAUSE_MS >= deadline || !isConnectionFailure(error)) {
        throw new StartupError(databaseUnusable(addressOf(pool), reasonOf(error)), {
          cause: error,
        });
      }
    }
    await sleep(PAUSE_MS);
  }
}
