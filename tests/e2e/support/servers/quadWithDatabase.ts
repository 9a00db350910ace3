import { Client } from 'pg';
import { startPostgres } from '#server/testing/services/startPostgres';
import { test as base } from '../quadTest';
import { START_LIMIT_MS, startQuad } from './quadServer';

interface Database {
  run(statement: string, values: unknown[]): Promise<void>;
}

/** A Quad whose database the test can set back in time. */
export const test = base.extend<object, { database: Database; databaseUrl: string }>({
  databaseUrl: [
    async ({}, use) => {
      const postgres = await startPostgres();
      await use(postgres.url);
      await postgres.stop();
    },
    { scope: 'worker' },
  ],
  quad: [
    async ({ databaseUrl }, use) => {
      const server = await startQuad({ env: { DATABASE_URL: databaseUrl } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  database: [
    async ({ databaseUrl }, use) => {
      await use({
        run: async (statement, values) => {
          const client = new Client(databaseUrl);
          await client.connect();
          await client.query(statement, values);
          await client.end();
        },
      });
    },
    { scope: 'worker' },
  ],
});
