import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot, nobody } from './identity';
import { locateBinaries } from './locateBinaries';
import { prepareBinaries } from './prepareBinaries';
import { installWithoutLinks, query, useScratch } from './testing/scratch';
import { powerlessProgram } from './testing/startHolder';

const scratch = useScratch();

function version(native: string): string {
  return execFileSync(join(native, 'bin', 'postgres'), ['--version'], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

describe('the binaries of PostgreSQL', () => {
  it('run once their library links are created, where the install script was blocked', async () => {
    const native = await installWithoutLinks(await scratch.folder());
    const binaries = { ...(await locateBinaries()), native };
    expect(() => version(native)).toThrow('libicui18n');
    expect(await prepareBinaries(binaries, undefined, '/nowhere')).toBe(native);
    expect(version(native)).toContain(`(PostgreSQL) ${binaries.major}.`);
    expect(await readlink(join(native, 'lib', 'libicui18n.so.60'))).toBe('libicui18n.so.60.2');
    expect(await prepareBinaries(binaries, undefined, '/nowhere')).toBe(native);
  });

  it('are copied to the data folder when the links can be created nowhere else', async () => {
    const folder = await scratch.folder();
    const lib = join(await installWithoutLinks(folder), 'lib');
    await chmod(lib, 0o555);
    const data = join(folder, 'data');
    await mkdir(data);
    await chmod(data, 0o777);
    const holder = scratch.hold(join(data, 'db'), await powerlessProgram(folder), folder);
    const address = await holder.told('connectionString');
    expect(await query(address, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const copies = `pg-${(await locateBinaries()).version}`;
    expect((await stat(join(data, 'db', copies, 'native/bin/postgres'))).isFile()).toBe(true);
    await holder.leave();
    await chmod(lib, 0o755);
  });

  it('are copied once for a user who cannot reach them', async () => {
    const hidden = await scratch.folder(0o700);
    const native = await installWithoutLinks(hidden);
    const copies = await scratch.folder();
    const binaries = { ...(await locateBinaries()), native };
    // Any other user will do, because the decision doesn't depend on whether root is asking.
    const user = isRoot() ? await nobody() : { uid: 1, gid: 1 };
    const both = [1, 2].map(() => prepareBinaries(binaries, user, copies));
    const [copy = '', again] = await Promise.all(both);
    expect(copy).toBe(join(copies, `pg-${binaries.version}`, 'native'));
    expect(again).toBe(copy);
    expect(version(copy)).toContain(`(PostgreSQL) ${binaries.major}.`);
    const before = (await stat(join(copy, 'bin'))).ctimeMs;
    expect(await prepareBinaries(binaries, user, copies)).toBe(copy);
    expect((await stat(join(copy, 'bin'))).ctimeMs).toBe(before);
  });
});
