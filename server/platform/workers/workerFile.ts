import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What node runs to start a worker: the file, and the options before it. */
export interface WorkerFile {
  path: string;
  execArgv: string[];
}

/**
 * Where the worker `name` is: beside the running bundle, as `workers/NAME.mjs`, or, when the server
 * runs from its sources, `server/workers/NAME.ts` under the working folder.
 */
export function workerFile(name: string, started = process.argv[1] ?? ''): WorkerFile {
  const folder = existsSync(started) ? dirname(realpathSync(started)) : process.cwd();
  const built = join(folder, 'workers', `${name}.mjs`);
  if (existsSync(built)) return { path: built, execArgv: [] };
  return { path: resolve('server', 'workers', `${name}.ts`), execArgv: ['--import', 'tsx'] };
}
