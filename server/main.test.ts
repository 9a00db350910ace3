import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { createDatabase } from '#server/platform/database/createDatabase';
import { systemClock } from '#server/platform/clock';
import { createLog } from '#server/platform/log';
import { createVerifiedUser } from '#server/testing/factories';
import { programArguments } from '#server/testing/testBuild';
import { migratedTemplate } from '#server/testing/database/migratedTemplate';
import { createTestDatabase, type TestDatabase } from '#server/testing/database/testDatabase';

describe('the process', () => {
  let folder: string;
  let database: TestDatabase;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quad-main-'));
    database = await createTestDatabase({ template: await migratedTemplate() });
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  function run(env: Record<string, string>) {
    const child = spawn(process.execPath, programArguments('server'), {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: folder,
        DATABASE_URL: database.connectionString,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const said = { out: '', err: '' };
    child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said.err += text.toString()));
    return { child, said, exit: once(child, 'exit') as Promise<[number | null]> };
  }

  async function started(env: Record<string, string> = {}) {
    const { child, said, exit } = run(env);
    while (!said.out.includes('Quad is running at')) {
      await Promise.race([
        once(child.stdout, 'data'),
        exit.then(() => {
          throw new Error(`It ended: ${said.err}`);
        }),
      ]);
    }
    const url = /Quad is running at (\S+)/.exec(said.out)?.[1] ?? '';
    return { child, exit, url };
  }

  it('prints its address, and ends when asked to', async () => {
    const { child, exit, url } = await started();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
  });

  it('closes sockets with 1012, so that browsers reconnect', async () => {
    const { child, exit, url } = await started();
    const log = createLog({ logLevel: 'silent' });
    const { connectionString } = database;
    const { db, close } = createDatabase({ connectionString, poolSize: 1, log });
    const { id, token } = await createVerifiedUser({ deps: { db, clock: systemClock } });
    await close();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/chat/ws/${id}`, [
      'quad.v1',
      `bearer.${token}`,
    ]);
    await once(socket, 'open');
    const closed = once(socket, 'close') as Promise<[number]>;
    child.kill('SIGTERM');
    expect((await closed)[0]).toBe(1012);
    expect((await exit)[0]).toBe(0);
  });

  it('ends at once at the second signal', async () => {
    const { child, exit } = await started();
    child.kill('SIGINT');
    child.kill('SIGTERM');
    const [code] = await exit;
    expect([0, 1]).toContain(code);
  });

  async function refusal(env: Record<string, string>) {
    const { said, exit } = run(env);
    const [code] = await exit;
    expect(code).toBe(1);
    expect(said.out).not.toContain('Quad is running');
    expect(said.err.trim().split('\n')).toHaveLength(1);
    return said.err;
  }

  it('names an invalid variable in one line', async () => {
    expect(await refusal({ PORT: 'abc' })).toBe('PORT must be a whole number from 0 to 65535.\n');
  });

  it('says in one line that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`^Port ${port} .* is in use`));
    other.close();
  });

  it('says in one line that the data folder is not writable', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await chmod(file, 0o400);
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(
      /^DATA_DIR .* cannot be written/,
    );
  });

  it('says in one line that the database does not respond, without its password', async () => {
    const said = await refusal({ DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/quad' });
    expect(said).toContain('127.0.0.1:1');
    expect(said).not.toContain('hidden');
  });
});
