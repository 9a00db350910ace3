import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { WorkerMessage } from './respondToParent';
import { workerFile, type WorkerFile } from './workerFile';
import { workerPriority } from './workerPriority';

/** Allows for a busy machine, because workers run at a lower priority than the server. */
const START_MS = 60_000;
/** The worker itself limits the processor time of a job; this limit ends one that waits. */
const LONGEST_MS = 30_000;
const HEAP_MB = 256;
/** A worker reads untrusted files, so it inherits none of the server's secrets. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'FONTCONFIG_PATH'];

export interface WorkerProcessOptions {
  /** As in `server/workers/NAME.ts`. */
  name: string;
  /** A worker is killed over a request that takes longer; 30 seconds by default. */
  timeoutMs?: number;
  file?: WorkerFile;
}

/** The worker was killed over this request, or crashed: the request was too expensive, or worse. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';

  constructor(
    message: string,
    /** Whether the worker ended itself, because the request exceeded its limits. */
    readonly isOverLimits = false,
  ) {
    super(message);
  }
}

export interface WorkerProcess<Request, Result> {
  /** Throws WorkerLost. The caller sends one request at a time. */
  run(request: Request): Promise<Result>;
  /** Ends the worker. */
  close(): Promise<void>;
}

/**
 * Gives the worker its priority, below the server's unless `WORKER_PRIORITY` is 0, so that chat keeps
 * working while files are processed.
 */
function lowerPriority({ pid }: ChildProcess): void {
  // A child without a pid could not be started, which its exit reports.
  if (pid === undefined) return;
  try {
    setPriority(pid, workerPriority());
  } catch {
    // If the system forbids it, the server is slower under load, but it works.
  }
}

function startChild({ path, execArgv }: WorkerFile): ChildProcess {
  const env = Object.fromEntries(INHERITED.map((key) => [key, process.env[key]]));
  return fork(path, {
    execArgv: [...execArgv, `--max-old-space-size=${HEAP_MB}`],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

const isAlive = (child: ChildProcess) =>
  child.connected && child.exitCode === null && child.signalCode === null;

/** Returns the child's next message; kills the child if that takes too long. */
async function nextMessage(child: ChildProcess, timeoutMs: number): Promise<WorkerMessage> {
  const stop = new AbortController();
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  try {
    const gone = once(child, 'exit', { signal: stop.signal }).then(([, signal]) => {
      throw new WorkerLost(
        'The worker was killed or has died.',
        signal === 'SIGKILL' && !child.killed,
      );
    });
    const [message] = (await Promise.race([
      once(child, 'message', { signal: stop.signal }),
      gone,
    ])) as [WorkerMessage];
    return message;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/**
 * Keeps the server's process alive while the child works, and lets it exit while the child is idle.
 */
function holdProcess(child: ChildProcess, hold: boolean): void {
  if (hold) child.ref();
  else child.unref();
  if (hold) child.channel?.ref();
  else child.channel?.unref();
}

/**
 * Manages a process that handles one request at a time. It is started at the first request, kept
 * warm, and replaced if it had to be killed.
 */
export function createWorkerProcess<Request extends string | object, Result>({
  name,
  timeoutMs = LONGEST_MS,
  file = workerFile(name),
}: WorkerProcessOptions): WorkerProcess<Request, Result> {
  let child: ChildProcess | null = null;

  async function ready(): Promise<ChildProcess> {
    if (child && isAlive(child)) return child;
    child = startChild(file);
    // A child that cannot receive messages also exits, and the exit is handled.
    child.on('error', () => undefined);
    lowerPriority(child);
    await nextMessage(child, START_MS);
    return child;
  }

  async function exchange(request: Request): Promise<Result> {
    const worker = await ready();
    holdProcess(worker, true);
    try {
      const answered = nextMessage(worker, timeoutMs);
      worker.send(request);
      const message = await answered;
      if (message === 'ready' || 'failure' in message) {
        throw new WorkerLost(message === 'ready' ? 'Out of step.' : message.failure);
      }
      return message.response as Result;
    } finally {
      holdProcess(worker, false);
    }
  }

  return {
    run: exchange,
    async close() {
      const ending = child;
      child = null;
      if (!ending || !isAlive(ending)) return;
      const exited = once(ending, 'exit');
      ending.kill('SIGKILL');
      await exited;
    },
  };
}
