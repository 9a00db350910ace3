import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTicks } from '#server/testing/ticks';

/** A built Quad, run as in production: a separate process, data folder and database. */
export interface QuadServer {
  url: string;
  dataDir: string;
  /** The variables it was started with, besides its port and folder. */
  env: Readonly<Record<string, string>>;
  /** Returns the server's output since its start. */
  printed(): string;
  /** Ends the process abruptly, like a power cut. */
  crash(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface QuadOptions {
  env?: Readonly<Record<string, string>>;
  /** Time until the server must be ready; three minutes by default. */
  startWithinMs?: number;
}

/** A limit ends a start that hangs; it is no claim about speed. */
const START_TIMEOUT_MS = 180_000;
const LOOK_EVERY_MS = 50;
/** The limit of a fixture that starts one server, and perhaps what the server needs. */
export const START_LIMIT_MS = 2 * START_TIMEOUT_MS;

export async function startQuad(options: QuadOptions = {}): Promise<QuadServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quad-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const output = { text: '' };
  const start = () => launch(port, dataDir, options, output);
  let child = await start();
  return {
    url,
    dataDir,
    env: options.env ?? {},
    printed: () => output.text,
    async crash() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async restart() {
      output.text = '';
      child = await start();
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(
  port: number,
  dataDir: string,
  { env, startWithinMs = START_TIMEOUT_MS }: QuadOptions,
  output: { text: string },
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build/server.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      // Two browsers keep the machine busy, and would leave the workers too little of it.
      WORKER_PRIORITY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output.text += text.toString()));
  }
  const deadline = Date.now() + startWithinMs;
  const looks = createTicks(LOOK_EVERY_MS);
  try {
    while (Date.now() < deadline) {
      if (child.exitCode !== null)
        throw new Error(`The server stopped with ${child.exitCode}:\n${output.text}`);
      if (await isReady(port)) return child;
      await looks.next();
    }
  } finally {
    looks.stop();
  }
  throw new Error(`The server was not ready in time:\n${output.text}`);
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
