import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { withQueryTimeout } from './preparedPool';
import type { Tables } from './tables';

const LOCK = 7_823_001;
const LOCK_TIMEOUT_MS = 15_000;

/**
 * Returns migrations of a newer release that the database already has; this release can run on its
 * schema.
 */
async function newerMigrations(db: Kysely<Tables>, known: Record<string, Migration>) {
  const { rows: found } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!found[0]?.name) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newer = rows.map((row) => row.name).filter((name) => !Object.hasOwn(known, name));
  return Object.fromEntries(newer.map((name) => [name, { up: () => Promise.resolve() }]));
}

async function runMissing(db: Kysely<Tables>, migrations: Record<string, Migration>) {
  const all = { ...migrations, ...(await newerMigrations(db, migrations)) };
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(all) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error as Error;
  return (results ?? []).map((result) => result.migrationName);
}

/**
 * Brings the schema up to date, all missing migrations in one transaction, and returns their names.
 *
 * Processes that start together take turns under an advisory lock, so that each succeeds.
 */
export function migrate(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  return withQueryTimeout(0, () =>
    db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`set lock_timeout = 0`.execute(connection);
      await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
      try {
        // A table locked for long by others must fail the start, not block every query queued
        // behind it.
        await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(connection);
        return await runMissing(connection, migrations);
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
        await sql`reset statement_timeout`.execute(connection);
        await sql`reset lock_timeout`.execute(connection);
      }
    }),
  );
}
