import { sql } from 'kysely';
import pino from 'pino';
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

const errorOf = (statement: string): Promise<unknown> =>
  sql
    .raw(statement)
    .execute(database.db)
    .catch((error: unknown) => error);

const user = `insert into users (username, email) values`;

it.each([
  ['a NUL in a text', `select convert_from('\\x00', 'UTF8')`, 400],
  ['a number out of range', `select 99999999999::int4`, 400],
  ['a missing value', `${user} ('a', null)`, 400],
  [
    'a value that a check refuses',
    `insert into universities (name, name_key, hashtag_key, total_members) values ('a', 'a', 'a', -1)`,
    400,
  ],
  ['a duplicate', `${user} ('b', 'b@x'), ('B', 'c@x')`, 409],
  ['a reference to nothing', `insert into posts (user_id, post_type) values (1, 'text')`, 409],
  ['a statement that takes too long', `set statement_timeout = 50; select pg_sleep(1)`, 503],
  ['a failure to serialize', `do $$ begin raise exception using errcode = '40001'; end $$`, 503],
  ['a full disk', `do $$ begin raise exception using errcode = '53100'; end $$`, 503],
])('maps %s to a plain text', async (_, statement, status) => {
  const problem = mapDatabaseError(await errorOf(statement));
  expect(problem?.status).toBe(status);
  expect(problem?.detail).not.toMatch(/users|universities|posts|select|constraint|key|null/i);
  expect(problem?.more.retryAfterSeconds).toBe(status === 503 ? 2 : undefined);
});

it('maps an unreachable database to 503', async () => {
  const connectionString = 'postgres://nobody:secret@127.0.0.1:9/none';
  const away = createDatabase({ connectionString, poolSize: 1, log: pino({ level: 'silent' }) });
  const error: unknown = await sql`select 1`.execute(away.db).catch((reason: unknown) => reason);
  expect(mapDatabaseError(error)).toMatchObject({ status: 503 });
  await away.close();
});

it('maps a connection that broke during a write to 503, although EPIPE looks like an SQLSTATE', () => {
  const error = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
  expect(mapDatabaseError(error)).toMatchObject({ status: 503 });
});

it('returns null for defects and for errors of other origin', async () => {
  expect(mapDatabaseError(await errorOf('select * from nowhere'))).toBeNull();
  expect(mapDatabaseError(new TypeError('x is not a function'))).toBeNull();
  expect(
    mapDatabaseError(Object.assign(new Error('no file'), { code: 'ENOENT', syscall: 'open' })),
  ).toBeNull();
});
