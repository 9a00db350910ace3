import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostmaster } from './postmaster';
import { bundledProgram } from './testing/startHolder';
import { query, useScratch } from './testing/scratch';
import { until } from './testing/until';

const scratch = useScratch();

async function mode(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

describe('starting and stopping the embedded PostgreSQL', () => {
  it('lets given settings override its own', async () => {
    const { connectionString } = await scratch.start(await scratch.folder(), { fsync: 'off' });
    expect(await query(connectionString, 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
  });

  it('puts its socket into a short private folder when the path of the data folder is long', async () => {
    const folder = join(await scratch.folder(), 'a-long-name'.repeat(6), 'a-long-name'.repeat(6));
    const { connectionString, stop } = await scratch.start(folder);
    const socketFolder = new URL(connectionString).searchParams.get('host') ?? '';
    expect(socketFolder).toMatch(/quad-[0-9a-f]{16}$/);
    expect(await mode(socketFolder)).toBe(0o700);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop();
    await expect(stat(socketFolder)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('leaves no partial database behind when it is killed while creating one', async () => {
    const folder = await scratch.folder();
    const data = join(folder, 'db');
    const holder = scratch.hold(data, bundledProgram(folder));
    const unfinished = async () =>
      (await readdir(data).catch(() => [])).find((name) => /^cluster-unfinished-[^.]+$/.test(name));
    await until(async () => (await unfinished()) !== undefined);
    await holder.kill();
    expect(await readdir(data)).not.toContain('cluster');
    const { connectionString, stop } = await scratch.start(data);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop();
    const lasting = ['cluster', 'password', 'postgres.log', 'users'];
    expect((await readdir(data)).filter((name) => !lasting.includes(name))).toEqual([]);
  });

  it('stops immediately although a statement is running, and has exited when stop resolves', async () => {
    const folder = await scratch.folder();
    const { connectionString, stop } = await scratch.start(folder);
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    await client.connect();
    const cut = expect(client.query('SELECT pg_sleep(600)')).rejects.toThrow();
    await Promise.all([stop(), stop()]);
    await cut;
    expect(await findPostmaster(join(folder, 'cluster'))).toBeUndefined();
    const left = await readdir(join(folder, 'cluster'));
    expect(left).not.toContain('postmaster.pid');
  });

  it('survives an interrupt from the terminal until the process that uses it is done', async () => {
    const folder = await scratch.folder();
    const holder = scratch.hold(join(folder, 'db'), bundledProgram(folder));
    await holder.told('connectionString');
    process.kill(-(holder.child.pid ?? 0), 'SIGINT');
    expect(await holder.told('interrupted')).toEqual({ response: 'still there' });
    await holder.leave();
    expect(await findPostmaster(join(folder, 'db', 'cluster'))).toBeUndefined();
  });
});
