import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@quad/embedded-postgres';
import type { Config } from '#server/platform/config/config';
import { migrations } from '#server/migrations/index';
import { createDatabase, type Database } from '#server/platform/database/createDatabase';
import { migrate } from '#server/platform/database/migrate';
import { waitForDatabase } from '#server/platform/database/waitForDatabase';
import { StartupError } from '#server/platform/startup';

const POOL_SIZE = 10;
const TIMEOUT_MS = 10_000;

const onOutput = (line: string): void => void process.stdout.write(`${line}\n`);

export interface OpenDatabaseOptions {
  /**
   * Receives the embedded database's messages for the operator. Defaults to the standard output.
   */
  print?: (line: string) => void;
  /** False leaves the schema unchanged. */
  migrates?: boolean;
}

async function startEmbedded(
  dataDir: string,
  print: (line: string) => void,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir, log: print });
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? new StartupError(error.message) : error;
  }
}

/** Opens the configured or the embedded database and migrates its schema. */
export async function openDatabase(
  config: Config,
  log: Logger,
  { print = onOutput, migrates = true }: OpenDatabaseOptions = {},
): Promise<Database> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbedded(join(config.dataDir, 'db'), print)
      : null;
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  const database = createDatabase({ connectionString, poolSize: POOL_SIZE, log });
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await waitForDatabase(database.pool, TIMEOUT_MS);
    const done = migrates ? await migrate(database.db, migrations) : [];
    if (done.length > 0) log.info({ migrations: done }, 'the schema was brought up to date');
    return { ...database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
