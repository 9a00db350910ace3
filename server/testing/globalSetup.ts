import { startEmbeddedPostgres } from '@quad/embedded-postgres';
import { bundleForNode, workerEntries } from '../../scripts/compileServer';
import { makeThrowAwayFolder } from './makeThrowAwayFolder';
import { TEST_SERVER_VARIABLE, TEST_WORKERS_FOLDER } from './testServer';

/** A database that is thrown away after the run need not survive a power cut. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts the one PostgreSQL of this run, or names the one of `DATABASE_URL`, and bundles the workers. */
export default async function globalSetup(): Promise<void> {
  await Promise.all([startDatabase(), bundleForNode(TEST_WORKERS_FOLDER, workerEntries())]);
}

async function startDatabase(): Promise<void> {
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
