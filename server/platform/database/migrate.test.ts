import { sql, type Migration } from 'kysely';
import pino from 'pino';
import { migrations } from '#server/migrations/index';
import { createTestDatabase, type TestDatabase } from '#server/testing/database/testDatabase';
import { createDatabase, type Database } from './createDatabase';
import { migrate } from './migrate';

let place: TestDatabase;
let opened: Database[];
const open = () => {
  const log = pino({ level: 'silent' });
  const { connectionString } = place;
  const database = createDatabase({ connectionString, poolSize: 2, log });
  opened.push(database);
  return database.db;
};

beforeEach(async () => {
  place = await createTestDatabase();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await place.drop();
});

const running = (statement: string): Migration => ({
  up: async (db) => {
    await sql.raw(statement).execute(db);
  },
});

it('runs each migration once, however many processes start together', async () => {
  const ran = await Promise.all([open(), open(), open()].map((db) => migrate(db, migrations)));
  expect(ran.flat()).toEqual(Object.keys(migrations));
  expect(await open().selectFrom('messages').selectAll().execute()).toEqual([]);
});

it('lets a migration, and processes that wait for it, exceed the statement timeout', async () => {
  const slow = { '0001-slow': running('select pg_sleep(3.3)') };
  const ran = await Promise.all([migrate(open(), slow), migrate(open(), slow)]);
  expect(ran.flat()).toEqual(['0001-slow']);
});

it('restores the limits of the connection', async () => {
  const db = open();
  await migrate(db, migrations);
  const { rows } = await sql`show statement_timeout`.execute(db);
  expect(rows).toEqual([{ statement_timeout: '3s' }]);
});

it('accepts a database that a newer release has migrated', async () => {
  await migrate(open(), { ...migrations, '9999-later': running('create table later ()') });
  await expect(migrate(open(), migrations)).resolves.toEqual([]);
});

it('leaves nothing behind when a migration fails, and the next start succeeds', async () => {
  const one = running('create table one ()');
  const broken = { '0001-one': one, '0002-two': running('create table one ()') };
  await expect(migrate(open(), broken)).rejects.toThrow('already exists');
  const mended = { '0001-one': one, '0002-two': running('create table two ()') };
  await expect(migrate(open(), mended)).resolves.toEqual(['0001-one', '0002-two']);
});
