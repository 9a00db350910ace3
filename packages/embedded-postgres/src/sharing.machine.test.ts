import { join } from 'node:path';
import { findPostmaster } from './postmaster';
import { sourceProgram } from './testing/startHolder';
import { query, useScratch } from './testing/scratch';

const scratch = useScratch();

const SERVER = 'SELECT pg_postmaster_start_time()::text AS started';

describe('two processes on one data folder', () => {
  it('share one server from the start until the last of them leaves', async () => {
    const data = join(await scratch.folder(), 'db');
    const holders = [scratch.hold(data, sourceProgram), scratch.hold(data, sourceProgram)];
    const adopted = await Promise.all(holders.map((holder) => holder.told('adopted')));
    expect(adopted.sort()).toEqual([false, true]);
    const addresses = await Promise.all(holders.map((holder) => holder.told('connectionString')));
    const servers = await Promise.all(addresses.map((address) => query(address, SERVER)));
    expect(servers[0]).toEqual(servers[1]);

    // The process that started the server leaves first, and the other one continues.
    const [starter, joiner] = [...holders].sort(
      (a, b) =>
        Number(a.events.some((event) => event.adopted)) -
        Number(b.events.some((event) => event.adopted)),
    );
    await starter?.leave();
    expect(await query(addresses[0] ?? '', SERVER)).toEqual(servers[0]);
    await joiner?.leave();
    expect(await findPostmaster(join(data, 'cluster'))).toBeUndefined();
  });

  it('do not keep the server running for a process that was killed', async () => {
    const data = join(await scratch.folder(), 'db');
    const starter = scratch.hold(data, sourceProgram);
    await starter.told('connectionString');
    const joined = await scratch.start(data);
    expect(joined.adopted).toBe(true);
    await starter.kill();
    expect(await query(joined.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await joined.stop();
    expect(await findPostmaster(join(data, 'cluster'))).toBeUndefined();
  });

  it('may be one and the same process', async () => {
    const data = await scratch.folder();
    const [first, second] = await Promise.all([scratch.start(data), scratch.start(data)]);
    await first.stop();
    expect(await query(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(await findPostmaster(join(data, 'cluster'))).toBeUndefined();
  });
});
