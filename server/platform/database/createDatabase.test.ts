import { sql } from 'kysely';
import { pino } from 'pino';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { createDatabase } from './createDatabase';
import { mapDatabaseError } from './mapDatabaseError';

let database: MigratedDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

const first = async <T>(text: string, db = database.db) =>
  (await sql.raw<T>(text).execute(db)).rows[0];

/** Wait until the server has ended the connection; otherwise the next query may still be served. */
const ENDED_WITHIN_MS = 5_000;

describe('values from the database', () => {
  it('arrive as numbers, dates and plain days', async () => {
    const row = await first(
      `select 9007199254740991::int8 as id, count(*) as many, array[1, null, 3]::int8[] as ids,
        '{}'::int8[] as none, '2026-01-02T03:04:05.678Z'::timestamptz as at, '2026-01-02'::date as day`,
    );
    expect(row).toEqual({
      id: Number.MAX_SAFE_INTEGER,
      many: 1,
      ids: [1, null, 3],
      none: [],
      at: new Date('2026-01-02T03:04:05.678Z'),
      day: '2026-01-02',
    });
  });

  it('fail the query instead of losing digits beyond 2^53', async () => {
    await expect(first('select 9007199254740993::int8 as id')).rejects.toThrow('beyond 2^53');
  });
});

describe('a connection', () => {
  it('sets its name and limits statements and locks', async () => {
    const { connectionString } = database;
    const own = createDatabase({ connectionString, poolSize: 1, log: pino({ level: 'silent' }) });
    const row = await first(
      `select current_setting('application_name') as name,
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
      own.db,
    );
    await own.close();
    expect(row).toEqual({ name: 'quad', statement: '3s', lock: '2s' });
  });

  it('prepares a statement with parameters once', async () => {
    await database.db.connection().execute(async (db) => {
      const find = (id: number) =>
        db.selectFrom('posts').select('content').where('id', '=', id).execute();
      await find(1);
      await find(2);
      const row = await first<{ n: number }>(
        `select count(*) as n from pg_prepared_statements where statement like '%"posts"%'`,
        db,
      );
      expect(row).toEqual({ n: 1 });
    });
  });

  it('survives a schema change under its prepared statements', async () => {
    await database.db.connection().execute(async (db) => {
      const all = () => db.selectFrom('departments').selectAll().where('id', '>', 0).execute();
      await all();
      await first('alter table departments add column note text', database.another().db);
      await expect(all()).resolves.toEqual([]);
      await expect(all()).resolves.toEqual([]);
    });
  });

  it('is replaced when the server ends it, even mid-transaction', async () => {
    const lost = database.db.transaction().execute(async (db) => {
      const own = await first<{ pid: number }>('select pg_backend_pid() as pid', db);
      await first(
        `select pg_terminate_backend(${own?.pid ?? 0}, ${ENDED_WITHIN_MS})`,
        database.another().db,
      );
      await first('select 1', db);
    });
    const error: unknown = await lost.catch((reason: unknown) => reason);
    expect(mapDatabaseError(error)).toMatchObject({ status: 503 });
    await expect(first('select 1 as one')).resolves.toEqual({ one: 1 });
  });

  it('of an idle pool can be ended by the server without harm', async () => {
    const idle = database.another();
    await first('select 1', idle.db);
    const warned = new Promise<Error>((resolve) => idle.pool.once('error', resolve));
    await first(`select pg_terminate_backend(pid, ${ENDED_WITHIN_MS}) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    expect((await warned).message).toContain('terminat');
    await expect(first('select 1 as one', idle.db)).resolves.toEqual({ one: 1 });
  });
});

it('can be closed twice', async () => {
  const other = database.another();
  await first('select 1', other.db);
  await other.close();
  await expect(other.close()).resolves.toBeUndefined();
});
