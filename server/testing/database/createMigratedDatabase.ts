import pino from 'pino';
import { createDatabase, type Database } from '#server/platform/database/createDatabase';
import { migratedTemplate } from './migratedTemplate';
import { createTestDatabase, SLOW_TIMEOUTS } from './testDatabase';

/** A database for one test file, with the full schema. */
export interface MigratedDatabase extends Database {
  connectionString: string;
  /**
   * Opens another pool on the same database, as another server process would; `drop` closes it too.
   */
  another(): Database;
  /** Closes every pool and deletes the database. */
  drop(): Promise<void>;
}

/** Creates an empty database with the full schema, and opens a pool of five connections on it. */
export async function createMigratedDatabase(): Promise<MigratedDatabase> {
  const { connectionString, drop } = await createTestDatabase({
    template: await migratedTemplate(),
  });
  const opened: Database[] = [];
  const another = () => {
    const log = pino({ level: 'silent' });
    const database = createDatabase({ connectionString, poolSize: 5, log, ...SLOW_TIMEOUTS });
    opened.push(database);
    return database;
  };
  const database = another();
  return {
    ...database,
    connectionString,
    another,
    drop: async () => {
      await Promise.all(opened.map((each) => each.close()));
      await drop();
    },
  };
}
