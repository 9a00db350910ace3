import { startEmbeddedPostgres } from '@quad/embedded-postgres';
import { makeThrowAwayFolder } from './makeThrowAwayFolder';
import { TEST_SERVER_VARIABLE } from './testServer';

/** A database that is thrown away after the run need not survive a power cut. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts the one PostgreSQL of this run, or names the one of `DATABASE_URL`, before any test. */
export default async function globalSetup(): Promise<void> {
  const given = process.env.DATABASE_URL;
  if (given) {
    process.env[TEST_SERVER_VARIABLE] = given;
    return;
  }
  const folder = await makeThrowAwayFolder('quad-test-');
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: FORGETFUL,
    log: (line) => process.stdout.write(`${line}\n`),
  });
  globalThis.quadTestServer = { folder, postgres };
  process.env[TEST_SERVER_VARIABLE] = postgres.connectionString;
}
