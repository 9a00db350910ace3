import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { buildServer, type BuildOptions } from '#server/app/buildServer';
import { readConfig, type Config } from '#server/platform/config/config';
import { createParts } from '#server/app/createParts';
import { createSockets } from '#server/app/createSockets';
import type { Deps } from '#domain/deps';
import { openServices } from '#server/app/openServices';
import type { OutsideWeb } from '#server/platform/outside/outsideWeb';
import { createDatabase, type DatabaseOptions } from '#server/platform/database/createDatabase';
import { rememberBus } from './busMarkers';
import { callApi, type ApiResponse, type ApiRequest } from './callApi';
import { createVerifiedUser, type TestUser, type TestUserOverrides } from './factories';
import { migratedTemplate } from './database/migratedTemplate';
import { createMovableClock, type MovableClock } from './movableClock';
import { createTestDatabase, SLOW_TIMEOUTS } from './database/testDatabase';
import { prepareTestServices } from './services/testServices';

/** The options of a test server. */
export interface TestServerOptions extends Omit<BuildOptions, 'routes'> {
  /** Overrides of the standard configuration, in which rate limits are off. */
  config?: Partial<Config>;
  /** Time limits of the database; by default those of a slow machine, `{}` for the product's. */
  timeouts?: Partial<DatabaseOptions>;
  /** Replacements for real dependencies, such as a storage that fails. */
  deps?: Partial<Deps>;
  /**
   * Time between two looks for sockets whose session ended. With an hour, a socket that closes was
   * notified.
   */
  extendSessionsEveryMs?: number;
  /** Requests to servers outside; by default no server of this machine is allowed. */
  outsideWeb?: OutsideWeb;
  /** Creates the routes from the server's dependencies; the server's features by default. */
  routes?: (deps: Deps) => NonNullable<BuildOptions['routes']>;
  log?: Logger;
}

/** A complete server with a separate database, folder and clock. */
export interface TestServer {
  app: FastifyInstance;
  deps: Deps;
  clock: MovableClock;
  announceStop(): void;
  api<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    request?: ApiRequest,
  ): Promise<ApiResponse<T>>;
  /** Creates a signed-in user; verified by default. */
  person(overrides?: TestUserOverrides): Promise<TestUser>;
  /** Runs the due jobs, including mails, and returns their number. */
  runJobs(): Promise<number>;
  /** Listens on a free port, for sockets too, and returns the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Starts a server on a fresh database with the full schema; nothing is mocked. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quad-server-'));
  const testDatabase = await createTestDatabase({ template: await migratedTemplate() });
  const log = options.log ?? pino({ level: 'silent' });
  const clock = createMovableClock();
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...(await prepareTestServices()) }),
    ...options.config,
  };
  const { connectionString } = testDatabase;
  const timeouts = options.timeouts ?? SLOW_TIMEOUTS;
  const database = createDatabase({ connectionString, poolSize: 5, log, ...timeouts });
  const services = await openServices(config, log);
  const parts = createParts(config, {
    db: database.db,
    services,
    clock,
    log,
    ...(options.outsideWeb ? { outsideWeb: options.outsideWeb } : {}),
  });
  const deps = { ...parts.deps, ...options.deps };
  const { app, announceStop } = await buildServer(deps, {
    ...(options.routes ? { routes: options.routes(deps) } : {}),
    // The result of a test must not depend on whether the pages happen to be built.
    pagesDir: options.pagesDir ?? join(dataDir, 'no-pages'),
  });
  const { extendSessionsEveryMs } = options;
  const sockets = createSockets(deps, { ...(extendSessionsEveryMs && { extendSessionsEveryMs }) });
  return {
    app,
    deps,
    clock,
    announceStop,
    api: (method, path, request) => callApi(app, method, path, request),
    person: (overrides) => createVerifiedUser({ deps }, overrides),
    runJobs: () => parts.jobs.runDueJobs(),
    async listen() {
      sockets.attach(app.server);
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const address = `http://127.0.0.1:${port}`;
      rememberBus(address, deps.bus);
      return address;
    },
    async close() {
      await sockets.close();
      await app.close();
      await services.close();
      await database.close();
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
