import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { TEST_SERVER_VARIABLE } from './testServer';

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
  await onServer(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  return {
    connectionString: addressOf(name),
    drop: () => onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  };
}
