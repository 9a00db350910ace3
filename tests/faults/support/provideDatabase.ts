import { TEST_SERVER_VARIABLE } from '#server/testing/testServer';
import { createKillableDatabase } from './killableDatabase';

/**
 * Provides a PostgreSQL server for this test file's databases: the one of the whole run, or a
 * separate one. Returns a function that ends a separate one.
 */
export async function provideDatabase(): Promise<() => Promise<void>> {
  if (process.env[TEST_SERVER_VARIABLE]) return () => Promise.resolve();
  const database = await createKillableDatabase();
  process.env[TEST_SERVER_VARIABLE] = database.connectionString;
  return database.remove;
}
