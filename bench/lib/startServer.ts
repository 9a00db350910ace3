import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a separate process. */
export interface BenchServer {
  pid: number;
  origin: string;
  /** Makes it collect garbage; resolves when that is done. */
  collect(): Promise<void>;
  stop(): Promise<void>;
}

/** The message such a process sends when it is listening. */
export interface Listening {
  port: number;
}

const running = new Set<ChildProcess>();

async function stop(child: ChildProcess): Promise<void> {
  if (!running.delete(child)) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Ends the servers left running by a benchmark that failed. */
export async function stopServers(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/**
 * The kinds of server:
 * - `quad`: the product.
 * - `raw`: the same rows without anything around them.
 * - `relay`: sockets that pass messages on and store nothing.
 * - `insertingRelay`: the same, with one insert for each message.
 */
export async function startServer(
  kind: 'quad' | 'raw' | 'relay' | 'insertingRelay',
  connectionString: string,
): Promise<BenchServer> {
  const file = fileURLToPath(new URL(`./${kind}Server.ts`, import.meta.url));
  const env = { ...process.env, DATABASE_URL: connectionString, NODE_ENV: 'production' };
  const child = fork(file, { env, execArgv: [...process.execArgv, '--expose-gc'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [{ port }] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The ${kind} server ended with ${String(code)} before it listened.`);
    }),
  ])) as [Listening];
  if (child.pid === undefined) throw new Error(`The ${kind} server has no process.`);
  return {
    pid: child.pid,
    origin: `http://127.0.0.1:${port}`,
    async collect() {
      const collected = once(child, 'message');
      child.send('collect');
      await collected;
    },
    stop: () => stop(child),
  };
}
