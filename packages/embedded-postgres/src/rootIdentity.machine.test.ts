import { chown, chmod, mkdir, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot, nobody } from './identity';
import { locateBinaries } from './locateBinaries';
import { findPostmaster } from './postmaster';
import { processCommand } from './processes';
import { installWithoutLinks, query, useScratch } from './testing/scratch';
import { bundledProgram, powerlessProgram } from './testing/startHolder';

const scratch = useScratch();

async function serverOf(home: string): Promise<{ pid: number; uid: number }> {
  const pid = (await findPostmaster(join(home, 'cluster')))?.pid ?? 0;
  return { pid, uid: (await stat(join(home, 'cluster'))).uid };
}

/** Creates a data folder and database owned by an unprivileged user. */
async function madeByPowerlessUser() {
  const folder = await scratch.folder();
  const data = join(folder, 'data');
  await mkdir(data);
  if (isRoot()) await chown(data, (await nobody()).uid, (await nobody()).gid);
  const program = await powerlessProgram(folder);
  await installWithoutLinks(folder);
  return { data, program, holder: scratch.hold(data, program, folder), folder };
}

function forRoot(): void {
  it('runs as the user nobody, who cannot read the password', async () => {
    const folder = await scratch.folder(0o700);
    await chmod(folder, 0o700);
    const { connectionString } = await scratch.start(folder);
    const { pid, uid } = await serverOf(folder);
    expect(uid).toBe((await nobody()).uid);
    expect((await stat(`/proc/${pid}`)).uid).toBe(uid);
    expect((await stat(join(folder, 'password'))).uid).toBe(0);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(scratch.lines).toEqual([]);
  });

  it('uses /var/lib/quad when only root can reach the data folder, and reports it', async () => {
    const data = join(await scratch.folder(0o700), 'data');
    const first = await scratch.start(data);
    await query(first.connectionString, `CREATE TABLE notes AS SELECT 'kept' AS text`);
    await first.stop();
    const home = await readlink(join(data, 'moved-to'));
    expect(home).toMatch(/^\/var\/lib\/quad\/[0-9a-f]{12}-/);
    expect(scratch.lines).toHaveLength(1);
    expect(scratch.lines[0]).toContain(`kept in ${home}`);
    expect(scratch.lines[0]).toContain(data);
    const again = await scratch.start(data);
    expect(await query(again.connectionString, 'SELECT * FROM notes')).toEqual([{ text: 'kept' }]);
  });

  it('starts with a new database, and keeps the old one, when a moved data folder was deleted', async () => {
    const data = join(await scratch.folder(0o700), 'data');
    await (await scratch.start(data)).stop();
    const old = await readlink(join(data, 'moved-to'));
    await rm(data, { recursive: true });
    await scratch.start(data);
    expect(await readlink(join(data, 'moved-to'))).not.toBe(old);
    expect((await stat(join(old, 'cluster'))).isDirectory()).toBe(true);
    await rm(old, { recursive: true });
  });

  it('runs from a copy below /var/lib/quad when only root can reach the packages', async () => {
    const project = await scratch.folder(0o700);
    await installWithoutLinks(project);
    const copy = `/var/lib/quad/pg-${(await locateBinaries()).version}`;
    const existed = await stat(copy).catch(() => undefined);
    const data = await scratch.folder();
    const holder = scratch.hold(data, bundledProgram(project), project);
    const address = await holder.told('connectionString');
    expect(await query(address, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const { pid } = await serverOf(data);
    expect(processCommand(pid)).toContain(`${copy}/native/bin/postgres `);
    await holder.leave();
    if (!existed) await rm(copy, { recursive: true });
  });

  it('serves another user’s database as that user', async () => {
    const daemon = { uid: 1, gid: 1 };
    const folder = await scratch.folder();
    const data = join(folder, 'data');
    await mkdir(data);
    await chown(data, daemon.uid, daemon.gid);
    await installWithoutLinks(folder);
    const program = { ...(await powerlessProgram(folder)), identity: daemon };
    const holder = scratch.hold(data, program, folder);
    await holder.told('connectionString');
    await holder.leave();
    const { connectionString } = await scratch.start(data);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const { pid } = await serverOf(data);
    expect((await stat(`/proc/${pid}`)).uid).toBe(daemon.uid);
  });

  it('explains what to do about a database that root owns', async () => {
    const data = await scratch.folder();
    await mkdir(join(data, 'cluster'));
    await expect(scratch.start(data)).rejects.toThrow(`chown -R nobody ${data}/cluster`);
  });

  it('does not create a new database next to one that has become unreachable', async () => {
    const parent = await scratch.folder();
    const data = join(parent, 'data');
    await (await scratch.start(data)).stop();
    await chmod(parent, 0o700);
    await expect(scratch.start(data)).rejects.toThrow('cannot be reached by its owner');
  });

  it('refuses another user’s database when it is not root', async () => {
    const { data, holder, program, folder } = await madeByPowerlessUser();
    await holder.told('connectionString');
    await holder.leave();
    await chown(join(data, 'cluster'), 1, 1);
    const refused = scratch.hold(data, program, folder);
    expect(await refused.told('error')).toContain('belongs to another user (uid 1)');
  });
}

describe('the user PostgreSQL runs as', () => {
  it('is the user who starts it, in the data folder itself, unless that is root', async () => {
    const { data, holder } = await madeByPowerlessUser();
    const address = await holder.told('connectionString');
    expect(await query(address, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const owner = (await stat(join(data, 'password'))).uid;
    expect((await serverOf(data)).uid).toBe(owner);
    expect(owner).not.toBe(0);
    expect(holder.events.filter((event) => event.log !== undefined)).toEqual([]);
    await holder.leave();
  });

  // These cases need root privileges, so they run only where the tests have them.
  if (isRoot()) describe('when root starts it', forRoot);
});
