import pino from 'pino';
import { migrations } from '../migrations';
import { createDatabase, type Database } from '../platform/database/createDatabase';
import { migrate } from '../platform/database/migrate';
import { createTestDatabase } from './testDatabase';

/** A database of one test file with the whole schema in it. */
export interface MigratedDatabase extends Database {
  connectionString: string;
  /** Another pool on the same database, as another server process has; `drop` closes it too. */
  another(): Database;
  /** Closes every pool and deletes the database. */
  drop(): Promise<void>;
}

/** Makes an empty database, migrates it, and opens a pool of five connections on it. */
export async function createMigratedDatabase(): Promise<MigratedDatabase> {
  const { connectionString, drop } = await createTestDatabase();
  const opened: Database[] = [];
  const another = () => {
    const log = pino({ level: 'silent' });
    const database = createDatabase({ connectionString, poolSize: 5, log });
    opened.push(database);
    return database;
  };
  const database = another();
  await migrate(database.db, migrations);
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
