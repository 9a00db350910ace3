import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { TEST_SERVER_VARIABLE } from '../testServer';

/**
 * Time limits of tests: on a busy machine, filling a table takes long, and so do many calls at once
 * on few connections.
 */
export const SLOW_TIMEOUTS = {
  statementTimeoutMs: 15_000,
  lockTimeoutMs: 10_000,
  connectTimeoutMs: 30_000,
};

/** A database that only one test, or one test file, uses. */
export interface TestDatabase {
  connectionString: string;
  /** Deletes the database and disconnects its remaining clients. */
  drop(): Promise<void>;
}

function serverAddress(): string {
  const address = process.env[TEST_SERVER_VARIABLE];
  if (!address) throw new Error(`${TEST_SERVER_VARIABLE} is not set: run the tests with Jest.`);
  return address;
}

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: serverAddress() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function addressOf(name: string): string {
  // Not with URL, which refuses the usual form for a socket: a user without a host.
  return serverAddress().replace(/^([a-z]+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}

/**
 * Creates a separate database on the server of this test run. It is empty, or a copy of the
 * `template` database, to which no client may be connected.
 */
export async function createTestDatabase({
  template = 'template0',
}: { template?: string } = {}): Promise<TestDatabase> {
  const name = `quad_test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half the time of copying through the log.
  await onServer(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`);
  return {
    connectionString: addressOf(name),
    drop: () => onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  };
}
