import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import pino from 'pino';
import {
  createTestDatabase,
  SLOW_TIMEOUTS,
  type TestDatabase,
} from '#server/testing/database/testDatabase';
import { createDatabase, type Database } from './createDatabase';
import { inTransaction } from './inTransaction';
import { mapDatabaseError } from './mapDatabaseError';
import { withQueryTimeout } from './preparedPool';

let place: TestDatabase;
let network: Server;
let sockets: Socket[];
let through: Database;

/** A proxy to the database that can be made to drop all traffic without closing. */
beforeEach(async () => {
  place = await createTestDatabase();
  const { host, port, user, password, database } = new Client(place.connectionString);
  const path = `${host}/.s.PGSQL.${port}`;
  sockets = [];
  network = createServer((near) => {
    const far = host.startsWith('/') ? connect(path) : connect(port, host);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    sockets.push(near, far);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const address = network.address() as AddressInfo;
  const login = password ? `${user}:${encodeURIComponent(password)}` : user;
  const connectionString = `postgres://${login}@127.0.0.1:${address.port}/${database}`;
  const { connectTimeoutMs } = SLOW_TIMEOUTS;
  const log = pino({ level: 'silent' });
  through = createDatabase({ connectionString, poolSize: 1, log, connectTimeoutMs });
});
afterEach(async () => {
  await through.close();
  sockets.forEach((socket) => socket.destroy());
  await new Promise((resolve) => network.close(resolve));
  await place.drop();
});

const freeze = () => sockets.forEach((socket) => socket.unpipe().pause());
const one = sql`select 1 as one`;

it('gives up on a connection that stopped responding and opens another', async () => {
  await one.execute(through.db);
  freeze();
  const sent = jest.spyOn(Client.prototype, 'query');
  const error: unknown = await withQueryTimeout(1_000, () =>
    inTransaction(through.db, (trx) => one.execute(trx)),
  ).catch((reason: unknown) => reason);
  expect(mapDatabaseError(error)).toMatchObject({ status: 503 });
  // A rollback would wait a second time.
  expect(sent).toHaveBeenCalledTimes(1);
  expect((await one.execute(through.db)).rows).toEqual([{ one: 1 }]);
});

it('gives a slow query the full timeout it was given', async () => {
  const slow = sql`select pg_sleep(0.4)`;
  await expect(withQueryTimeout(0, () => slow.execute(through.db))).resolves.toBeDefined();
  await expect(withQueryTimeout(100, () => slow.execute(through.db))).rejects.toThrow('timeout');
});
