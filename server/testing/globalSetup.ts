import { startEmbeddedPostgres } from '@quad/embedded-postgres';
import { makeThrowAwayFolder } from './makeThrowAwayFolder';
import { buildForTests } from './buildForTests';
import { TEST_SERVER_VARIABLE } from './testServer';

/** The database is deleted after the run, so it need not survive a power cut. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the PostgreSQL of this run, or uses the one in `DATABASE_URL`, and bundles the programs.
 */
export default async function globalSetup(): Promise<void> {
  await Promise.all([startDatabase(), buildForTests()]);
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
