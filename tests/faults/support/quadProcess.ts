import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findFreePort } from '#server/platform/freePort';
import { programArguments } from '#server/testing/testBuild';
import { createTicks } from '#server/testing/ticks';

/** A complete Quad in a separate process, with an embedded database, for tests that kill it. */
export interface QuadProcess {
  url: string;
  port: number;
  dataDir: string;
  /** Starts it on the existing data; resolves when it accepts requests. */
  start(): Promise<void>;
  /** Kills the server process. */
  killServer(): Promise<void>;
  /** Asks it to end; resolves with its exit code, or null if a signal ended it. */
  stop(): Promise<number | null>;
  /** Kills the database. */
  killDatabase(): Promise<void>;
  /** Stops it cleanly and removes its data. */
  remove(): Promise<void>;
}

const START_PATIENCE_MS = 90_000;
const STOP_TIMEOUT_MS = 60_000;
const LOOK_EVERY_MS = 25;

/** `env` overrides its variables; `stdout` redirects its log. */
export async function createQuadProcess(
  env: Readonly<Record<string, string>> = {},
  { stdout = 'pipe' }: { stdout?: number | 'pipe' } = {},
): Promise<QuadProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quad-crash-'));
  const port = await findFreePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const isReady = async () => {
    try {
      return (await fetch(`${url}/readyz`)).ok;
    } catch {
      return false;
    }
  };

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const running = child;
    child = undefined;
    if (running?.exitCode !== null || running.signalCode !== null) return null;
    const exit = once(running, 'exit', { signal: AbortSignal.timeout(STOP_TIMEOUT_MS) });
    running.kill(signal);
    try {
      const [code] = (await exit) as [number | null];
      return code;
    } catch (error) {
      running.kill('SIGKILL');
      throw new Error('The server did not stop in time.', { cause: error });
    }
  }

  async function start(): Promise<void> {
    const started = spawn(process.execPath, programArguments('server'), {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        WORKER_PRIORITY: '0',
        ...env,
      },
      stdio: ['ignore', stdout, 'pipe'],
    });
    child = started;
    let output = '';
    started.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    started.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    const deadline = Date.now() + START_PATIENCE_MS;
    const looks = createTicks(LOOK_EVERY_MS);
    try {
      while (!(await isReady())) {
        if (started.exitCode !== null || Date.now() > deadline)
          throw new Error(`The server did not start:\n${output}`);
        await looks.next();
      }
    } finally {
      looks.stop();
    }
  }

  return {
    url,
    port,
    dataDir,
    start,
    killServer: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    async killDatabase() {
      const files = await readdir(dataDir, { recursive: true });
      const pidFile = files.find((file) => basename(file) === 'postmaster.pid') ?? '';
      const [pid] = (await readFile(join(dataDir, pidFile), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async remove() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
