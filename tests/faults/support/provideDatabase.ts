import { TEST_SERVER_VARIABLE } from '#server/testing/testServer';
import { createKillableDatabase } from './killableDatabase';

/**
 * Sees to a PostgreSQL that servers of this test file make their databases on: the one of the whole
 * run, or one of the file's own. Answers how to end the latter.
 */
export async function provideDatabase(): Promise<() => Promise<void>> {
  if (process.env[TEST_SERVER_VARIABLE]) return () => Promise.resolve();
  const database = await createKillableDatabase();
  process.env[TEST_SERVER_VARIABLE] = database.connectionString;
  return database.remove;
}
