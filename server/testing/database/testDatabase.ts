import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { TEST_SERVER_VARIABLE } from '../testServer';

/** How long a test's statement may take: filling a table does, on a machine that does much else. */
export const PATIENT = { statementTimeoutMs: 15_000 };

/** A database that one test, or one file of tests, has to itself. */
export interface TestDatabase {
  connectionString: string;
  /** Deletes the database, cutting off whoever is still connected to it. */
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
  // Not by URL, which refuses the usual way to name a socket: a user without a host.
  return serverAddress().replace(/^([a-z]+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}

/**
 * Makes a database of its own on the server of this test run: an empty one, or a copy of the
 * `template` database, which nobody may be connected to.
 */
export async function createTestDatabase({
  template = 'template0',
}: { template?: string } = {}): Promise<TestDatabase> {
  const name = `quad_test_${randomUUID().replaceAll('-', '')}`;
  // Copied file by file: half the work of copying by way of the log.
  await onServer(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`);
  return {
    connectionString: addressOf(name),
    drop: () => onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  };
}
