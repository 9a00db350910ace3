import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { isRoot, nobody, runTool, TOOL_ENVIRONMENT } from '@quad/embedded-postgres';
import { findFreePort } from '#server/platform/freePort';
import { makeThrowAwayFolder } from '../makeThrowAwayFolder';

/** A PostgreSQL server for one test, from the system's packages. */
export interface TestPostgres {
  /** The URL of an empty database whose user may create others. */
  url: string;
  stop(): Promise<void>;
}

const INSTALLED = '/usr/lib/postgresql';
const HOST = '127.0.0.1';

/** A temporary database need not survive a power cut. */
const FORGETFUL = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

/** Finds the programs of the newest installed version. */
async function findPrograms(): Promise<string> {
  const versions = await readdir(INSTALLED).catch((): string[] => []);
  const [newest] = versions.map(Number).sort((a, b) => b - a);
  if (newest === undefined)
    throw new Error('There is no PostgreSQL here: apt-get install postgresql');
  return join(INSTALLED, String(newest), 'bin');
}

async function launch(programs: string, options: readonly string[], runAs: object) {
  const child = spawn(join(programs, 'postgres'), options, {
    ...{ ...runAs, cwd: '/', env: TOOL_ENVIRONMENT },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL ended: ${printed}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed = `${printed}${text}`.slice(-10_000);
      if (text.includes('ready to accept connections')) resolve();
    });
  });
  return child;
}

async function makeDatabase(server: string): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query('CREATE DATABASE quad').finally(() => client.end());
}

/**
 * Starts Debian's PostgreSQL on a free port, as another user if this process is root. Its data are
 * deleted when it stops.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = await findPrograms();
  const runAs = isRoot() ? await nobody() : undefined;
  const folder = await makeThrowAwayFolder('quad-postgres-');
  const [cluster, passwordFile] = [join(folder, 'cluster'), join(folder, 'password')];
  const password = randomBytes(16).toString('hex');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runAs) for (const path of [folder, passwordFile]) await chown(path, runAs.uid, runAs.gid);
  const making = ['--pgdata', cluster, '--username', 'quad', '--pwfile', passwordFile];
  const kind = ['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C.UTF-8'];
  await runTool(join(programs, 'initdb'), [...making, ...kind, '--no-sync'], runAs);

  const port = await findFreePort(HOST);
  const listening = ['-c', `listen_addresses=${HOST}`, '-c', `unix_socket_directories=${folder}`];
  const options = ['-D', cluster, '-p', String(port), ...listening, ...FORGETFUL];
  const child = await launch(programs, options, runAs ?? {});
  const server = `postgres://quad:${password}@${HOST}:${port}`;
  await makeDatabase(server);
  return {
    url: `${server}/quad`,
    async stop() {
      const gone = once(child, 'exit');
      // Disconnects remaining clients and shuts down cleanly.
      child.kill('SIGINT');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
