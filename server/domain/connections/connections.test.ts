import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/inTransaction';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { areConnected, connectPair, findConnectionId, listConnectionIds } from './index';

let database: MigratedDatabase;
const at = new Date('2025-03-05T12:30:00Z');

beforeAll(async () => {
  database = await createMigratedDatabase();
  await sql`
    INSERT INTO users (username, email)
      SELECT 'user' || n, 'user' || n || '@campus.example' FROM generate_series(1, 5) AS n
  `.execute(database.db);
});
afterAll(() => database.drop());

const join = (a: number, b: number) =>
  inTransaction(database.db, (trx) => connectPair(trx, { a, b, at }));

test('a pair has one connection, in either order and however often it is made', async () => {
  const id = await join(2, 1);
  expect(await join(1, 2)).toBe(id);
  expect(await findConnectionId(database.db, 1, 2)).toBe(id);
  expect(await areConnected(database.db, 2, 1)).toBe(true);
  expect(await areConnected(database.db, 1, 3)).toBe(false);
});

test('a pair connected twenty times at once has one connection', async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? join(4, 5) : join(5, 4))),
  );
  expect(new Set(ids).size).toBe(1);
});

test('all connections of a person are listed, from both columns of the pair', async () => {
  await join(3, 1);
  await join(3, 5);
  expect((await listConnectionIds(database.db, 3)).sort()).toEqual([1, 5]);
  expect(await listConnectionIds(database.db, 999)).toEqual([]);
});
