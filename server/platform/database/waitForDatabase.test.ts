import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Pool } from 'pg';
import { createTestDatabase } from '#server/testing/database/testDatabase';
import { StartupError } from '../startup';
import { waitForDatabase } from './waitForDatabase';

it('resolves when the database responds', async () => {
  const place = await createTestDatabase();
  const pool = new Pool({ connectionString: place.connectionString });
  await expect(waitForDatabase(pool, 60_000)).resolves.toBeUndefined();
  await pool.end();
  await place.drop();
});

it('asks again while the database is still starting', async () => {
  const place = await createTestDatabase();
  const away = new Pool({ connectionString: 'postgres://quad@127.0.0.1:9/quad' });
  const pool = new Pool({ connectionString: place.connectionString });
  let asked = 0;
  const starting = {
    options: pool.options,
    query: (text: string) => ((asked += 1) < 3 ? away : pool).query(text),
  } as unknown as Pool;
  await expect(waitForDatabase(starting, 60_000)).resolves.toBeUndefined();
  expect(asked).toBe(3);
  await Promise.all([away.end(), pool.end()]);
  await place.drop();
});

it('reports the address of a server that never listens in one line without the password', async () => {
  const pool = new Pool({ connectionString: 'postgres://quad:secret@127.0.0.1:9/quad' });
  const error: unknown = await waitForDatabase(pool, 700).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toMatch(/^StartupError: The database at 127\.0\.0\.1:9\/quad .*REFUSED.*$/);
  expect(String(error)).not.toContain('secret');
});

it('does not wait for a database that does not exist', async () => {
  const place = await createTestDatabase();
  await place.drop();
  const pool = new Pool({ connectionString: place.connectionString });
  await expect(waitForDatabase(pool, 60_000)).rejects.toThrow('does not exist');
  await pool.end();
});

it('gives up on a server that accepts and never responds', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const connectionString = `postgres://quad@127.0.0.1:${port}/quad`;
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 300 });
  await expect(waitForDatabase(pool, 600)).rejects.toThrow('cannot be used');
  sockets.forEach((socket) => socket.destroy());
  await new Promise((resolve) => silent.close(resolve));
  await pool.end();
});
