import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, withPort } from '#server/platform/config/config';
import { findFreePort } from '#server/platform/freePort';
import { createLog } from '#server/platform/log';
import { startServer } from '#server/app/startServer';
import { migratedTemplate } from '#server/testing/database/migratedTemplate';
import { createTestDatabase, type TestDatabase } from '#server/testing/database/testDatabase';
import { people } from './content/people';

describe('server startup', () => {
  let folder: string;
  let database: TestDatabase;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quad-demo-'));
    database = await createTestDatabase({ template: await migratedTemplate() });
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts on the database, stops again, and returns the logins it printed. */
  async function loginsOfStart(env: Record<string, string>): Promise<string[]> {
    const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const config = readConfig({
      DATA_DIR: folder,
      DATABASE_URL: database.connectionString,
      LOG_LEVEL: 'silent',
      WORKER_PRIORITY: '0',
      ...env,
    });
    const port = await findFreePort(config.host);
    const server = await startServer(withPort(config, port), createLog(config));
    await server.stop();
    const lines = printed.mock.calls.map(([text]) => String(text));
    printed.mockRestore();
    return lines.filter((line) => line.startsWith('demo login: '));
  }

  it('fills an empty database with DEMO=on, in production too, and only once', async () => {
    expect(await loginsOfStart({})).toEqual([]);
    const env = { DEMO: 'on', NODE_ENV: 'production' };
    expect(await loginsOfStart(env)).toHaveLength(people.length);
    expect(await loginsOfStart(env)).toEqual([]);
  });
});
