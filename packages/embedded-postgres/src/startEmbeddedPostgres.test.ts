import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { query, useScratch } from './testing/scratch';

const scratch = useScratch();

async function mode(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

// Its locks, signals, users and folders are in the machine tests.
describe('the embedded PostgreSQL', () => {
  it('creates a durable, private UTF-8 database on its first start', async () => {
    const folder = join(await scratch.folder(), 'deeper', 'db');
    const { connectionString, adopted } = await scratch.start(folder);
    expect(adopted).toBe(false);
    const names = ['server_encoding', 'TimeZone', 'fsync', 'synchronous_commit'];
    const others = ['full_page_writes', 'listen_addresses', 'max_connections', 'data_checksums'];
    const shown = [...names, ...others].map((name) => `current_setting('${name}')`).join();
    expect(await query(connectionString, `SELECT ARRAY[${shown}] AS settings`)).toEqual([
      { settings: ['UTF8', 'UTC', 'on', 'on', 'on', '', '100', 'on'] },
    ]);
    expect(await query(connectionString, `SELECT lower('ÉLAN')`)).toEqual([{ lower: 'élan' }]);
    expect(await mode(join(folder, 'password'))).toBe(0o600);
    expect(await mode(join(folder, 'socket'))).toBe(0o700);
  });

  it('rejects logins without the password it generated and stored', async () => {
    const folder = await scratch.folder();
    const { connectionString } = await scratch.start(folder);
    const password = await readFile(join(folder, 'password'), 'utf8');
    expect(password).toMatch(/^[0-9a-f]{48}$/);
    const wrong = connectionString.replace(password, '0'.repeat(48));
    await expect(query(wrong, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it.each([
    'Uni, 2026',
    `-D "a", 'b' $HOME \`id\` $(id) \\c\\ `,
    ' 100%41 + #1 @home?x=1&y;z\tতথ্য',
  ])('has its socket in a data folder named %j, and is found there', async (name) => {
    const folder = join(await scratch.folder(), name);
    const { connectionString } = await scratch.start(folder);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await mode(join(folder, 'socket'))).toBe(0o700);
    expect((await stat(join(folder, 'socket', '.s.PGSQL.5432'))).isSocket()).toBe(true);
    expect((await scratch.start(folder)).adopted).toBe(true);
  });

  it('refuses a data folder with a line break', async () => {
    const folder = join(await scratch.folder(), 'two\nlines');
    await expect(scratch.start(folder)).rejects.toThrow(/contains a line break/);
  });

  it('keeps data between starts', async () => {
    const folder = await scratch.folder();
    const first = await scratch.start(folder);
    await query(first.connectionString, `CREATE TABLE notes AS SELECT 'kept' AS text`);
    await first.stop();
    const second = await scratch.start(folder);
    expect(second.adopted).toBe(false);
    expect(await query(second.connectionString, 'SELECT * FROM notes')).toEqual([{ text: 'kept' }]);
  });
});
