import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot, nobody } from './identity';
import { findPostmaster } from './postmaster';
import { pidIsTaken, processBirth } from './processes';
import { bundledProgram } from './testing/startHolder';
import { query, useScratch } from './testing/scratch';
import { until } from './testing/until';

const scratch = useScratch();
const others: ChildProcess[] = [];

afterEach(() => {
  others.splice(0).forEach((child) => child.kill('SIGKILL'));
});

/**
 * Starts a process as the user PostgreSQL runs as, because PostgreSQL ignores other users'
 * processes.
 */
async function startOther(command: string): Promise<ChildProcess> {
  const identity = isRoot() ? await nobody() : {};
  const child = spawn('sh', ['-c', command], { ...identity, cwd: '/', stdio: 'pipe' });
  others.push(child);
  return child;
}

async function printedNumber(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.stdout?.once('data', (text: Buffer) => resolve(Number(text.toString())));
  });
}

/**
 * Creates a data folder with one committed note. Kills the process that used it and, with
 * `killServer`, also its server.
 */
async function abandon({ killServer }: { killServer: boolean }) {
  const folder = await scratch.folder();
  const data = join(folder, 'db');
  const cluster = join(data, 'cluster');
  const holder = scratch.hold(data, bundledProgram(folder));
  const address = await holder.told('connectionString');
  await query(address, `CREATE TABLE notes AS SELECT 'kept' AS text`);
  const pid = (await findPostmaster(cluster))?.pid ?? 0;
  await holder.kill();
  if (killServer) {
    process.kill(pid, 'SIGKILL');
    await until(() => processBirth(pid) === undefined);
  }
  return { data, cluster, pid, address };
}

async function expectKept(connectionString: string): Promise<void> {
  expect(await query(connectionString, 'SELECT * FROM notes')).toEqual([{ text: 'kept' }]);
}

/** Makes the lock files of a killed server name another process. */
async function blame({ data, cluster }: { data: string; cluster: string }, pid: number) {
  for (const path of [join(cluster, 'postmaster.pid'), join(data, 'socket/.s.PGSQL.5432.lock')]) {
    const lines = (await readFile(path, 'utf8')).split('\n');
    await writeFile(path, [String(pid), ...lines.slice(1)].join('\n'));
  }
}

describe('a database whose process was killed', () => {
  it('is adopted together with its running server, and stopped with it', async () => {
    const { data, cluster, pid } = await abandon({ killServer: false });
    expect((await findPostmaster(cluster))?.pid).toBe(pid);
    const { connectionString, adopted, stop } = await scratch.start(data);
    expect(adopted).toBe(true);
    expect((await findPostmaster(cluster))?.pid).toBe(pid);
    await expectKept(connectionString);
    await stop();
    expect(processBirth(pid)).toBeUndefined();
  });

  it('starts again when its server was killed as well', async () => {
    const { data } = await abandon({ killServer: true });
    const { connectionString, adopted } = await scratch.start(data);
    expect(adopted).toBe(false);
    await expectKept(connectionString);
  });

  it('starts again when a zombie has the pid of its server', async () => {
    const site = await abandon({ killServer: true });
    // The shell replaces itself with a program that never reaps its child.
    const zombie = await printedNumber(await startOther('sleep 0.01 & echo $!; exec sleep 60'));
    await until(() => processBirth(zombie) === undefined);
    expect(pidIsTaken(zombie)).toBe(true);
    await blame(site, zombie);
    const { connectionString, adopted } = await scratch.start(site.data);
    expect(adopted).toBe(false);
    await expectKept(connectionString);
  });

  it('starts again when another process has the pid of its server, and leaves that process alone', async () => {
    const site = await abandon({ killServer: true });
    const other = await printedNumber(await startOther('echo $$; exec sleep 60'));
    await blame(site, other);
    const { connectionString, adopted, stop } = await scratch.start(site.data);
    expect(adopted).toBe(false);
    await expectKept(connectionString);
    await stop();
    expect(processBirth(other)).toBeDefined();
  });

  it('starts again when a full disk left the lock file of its server empty', async () => {
    const { data, cluster } = await abandon({ killServer: true });
    await writeFile(join(cluster, 'postmaster.pid'), '');
    const { connectionString } = await scratch.start(data);
    await expectKept(connectionString);
  });

  it('starts again only when the last child of its killed server has exited', async () => {
    const { data, pid, address } = await abandon({ killServer: false });
    const busy = `SELECT 'done' AS busy, count(*) FROM generate_series(1, 8000000) AS n WHERE n % 7 = 1`;
    let childIsDone = false;
    const statement = query(address, busy)
      .catch(() => undefined)
      .finally(() => (childIsDone = true));
    const running = `SELECT 1 FROM pg_stat_activity
      WHERE state = 'active' AND query LIKE '%AS busy%' AND pid <> pg_backend_pid()`;
    await until(async () => (await query(address, running)).length === 1);
    process.kill(pid, 'SIGKILL');
    expect(childIsDone).toBe(false);
    const { connectionString } = await scratch.start(data);
    expect(childIsDone).toBe(true);
    await statement;
    await expectKept(connectionString);
  });
});
