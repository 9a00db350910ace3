import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { buildServer } from '#server/app/buildServer';
import { readConfig } from '#server/platform/config/config';
import { createParts } from '#server/app/createParts';
import { createSockets } from '#server/app/createSockets';
import { openServices } from '#server/app/openServices';
import { createDatabase } from '#server/platform/database/createDatabase';
import { systemClock } from '#server/platform/clock';
import { findFreePort } from '#server/platform/freePort';
import { collectWhenAsked } from './collectWhenAsked';
import type { Listening } from './startServer';

const POOL_SIZE = 10;
const HOST = '127.0.0.1';

const NO_LIMIT = 1e9;

/** Runs the server as in production, except for higher limits of calls per user. */
async function main(): Promise<void> {
  const port = await findFreePort(HOST);
  // Pages and sockets are served to the origin of this URL.
  const PUBLIC_URL = `http://${HOST}:${port}`;
  const read = readConfig({ ...process.env, DATA_DIR: tmpdir(), PUBLIC_URL });
  const config = { ...read, apiLimits: { perToken: NO_LIMIT, perAddress: NO_LIMIT } };
  const connectionString = config.databaseUrl ?? '';
  // Log lines are written as in production, but discarded.
  const log = pino({ level: 'info' }, pino.destination('/dev/null'));
  const { db } = createDatabase({ connectionString, poolSize: POOL_SIZE, log });
  const opened = await openServices(config, log);
  const limits: typeof opened.limits = {
    consume: (rule, key) => opened.limits.consume({ ...rule, points: NO_LIMIT }, key),
  };
  const services = { ...opened, limits };
  const { deps } = createParts(config, { db, services, clock: systemClock, log });
  const { app } = await buildServer(deps);
  createSockets(deps).attach(app.server);
  collectWhenAsked();
  await app.listen({ port, host: HOST });
  const listening: Listening = { port };
  process.send?.(listening);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
