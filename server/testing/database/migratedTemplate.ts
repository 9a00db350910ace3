import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { migrations } from '#server/migrations/index';
import { createDatabase } from '#server/platform/database/createDatabase';
import { migrate } from '#server/platform/database/migrate';
import { TEST_SERVER_VARIABLE } from '../testServer';
import { createTestDatabase } from './testDatabase';

const LOCK = 7_823_002;

/** Each schema has its own name, so that a server that outlives the run keeps no stale template. */
function templateName(): string {
  const sources = Object.entries(migrations).map(([name, { up }]) => `${name}:${up.toString()}`);
  const hash = createHash('sha256').update(sources.join('\n')).digest('hex');
  return `quad_template_${hash.slice(0, 16)}`;
}

async function makeTemplate(server: Client, name: string): Promise<void> {
  const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return;
  const fresh = await createTestDatabase();
  const { connectionString } = fresh;
  const database = createDatabase({
    connectionString,
    poolSize: 2,
    log: pino({ level: 'silent' }),
  });
  try {
    const { rows } = await database.pool.query<{ name: string }>(
      'select current_database() as name',
    );
    await migrate(database.db, migrations);
    await database.close();
    await server.query(`alter database "${rows[0]?.name}" rename to "${name}"`);
  } catch (error) {
    await database.close();
    await fresh.drop();
    throw error;
  }
}

/**
 * Returns the name of a database with the full schema and no rows, created once per server and
 * schema.
 */
export async function migratedTemplate(): Promise<string> {
  const name = templateName();
  const server = new Client({ connectionString: process.env[TEST_SERVER_VARIABLE] });
  await server.connect();
  try {
    await server.query('select pg_advisory_lock($1)', [LOCK]);
    await makeTemplate(server, name);
    return name;
  } finally {
    await server.end();
  }
}
