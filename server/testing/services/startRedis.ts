import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#server/platform/freePort';

/** A Redis server for one test. */
export interface TestRedis {
  url: string;
  /** Ends it abruptly, like a power cut. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts Debian's `redis-server` on a free port; its data are lost when it ends. */
export async function startRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'quad-redis-'));
  const port = await findFreePort('127.0.0.1');
  const options = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];

  const launch = async () => {
    const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`redis-server ended: ${printed}`)));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.includes('Ready to accept connections')) resolve();
      });
    });
    return child;
  };

  let child = await launch();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async start() {
      child = await launch();
    },
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
