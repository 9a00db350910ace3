import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '@quad/embedded-postgres';

/** A PostgreSQL separate from the server that uses it, so that it can be killed and restarted. */
export interface KillableDatabase {
  connectionString: string;
  /** Ends it abruptly, like a power cut. */
  kill(): Promise<void>;
  /** Starts it on the existing data, at the same address. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

async function readPid(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  const sql = `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`;
  const { rows } = await client.query<{ pid: number }>(sql);
  await client.end();
  return rows[0]?.pid ?? 0;
}

/** Starts one in a separate folder; it keeps its commits durable, as in production. */
export async function createKillableDatabase(): Promise<KillableDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quad-killable-'));
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined });
  let running = await start();
  const { connectionString } = running;
  let pid = await readPid(connectionString);
  return {
    connectionString,
    kill: () => Promise.resolve(void process.kill(pid, 'SIGKILL')),
    async restart() {
      running = await start();
      pid = await readPid(connectionString);
    },
    async remove() {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
