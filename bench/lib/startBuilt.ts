import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const ASK_EVERY_MS = 5;
const TIMEOUT_MS = 120_000;

/** The built server, in a separate process. */
export interface BuiltServer {
  /** From the start of the process to the first success of `/readyz`. */
  readyMs: number;
  /** Shuts it down cleanly. */
  stop(): Promise<void>;
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

/** Runs the command of `npm start`, and polls until it is ready. */
export async function startBuilt(
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<BuiltServer> {
  const start = performance.now();
  const child = spawn(process.execPath, ['build/server.mjs'], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (text: Buffer) => (told += text.toString('utf8')));
  const ended = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${told}`);
    if (performance.now() - start > TIMEOUT_MS) {
      child.kill('SIGKILL');
      throw new Error(`The server is not ready after ${TIMEOUT_MS / 1_000} s: ${told}`);
    }
    await pause(ASK_EVERY_MS);
  }
  return {
    readyMs: performance.now() - start,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
