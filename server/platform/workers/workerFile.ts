import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The file of a worker, and the Node options before it. */
export interface WorkerFile {
  path: string;
  execArgv: string[];
}

/**
 * Returns the file of the worker `name`. It is `workers/NAME.mjs` next to the running bundle. If
 * the server runs from its sources, it is `server/workers/NAME.ts` in the working folder.
 */
export function workerFile(name: string, started = process.argv[1] ?? ''): WorkerFile {
  const folder = existsSync(started) ? dirname(realpathSync(started)) : process.cwd();
  const built = join(folder, 'workers', `${name}.mjs`);
  if (existsSync(built)) return { path: built, execArgv: [] };
  return { path: resolve('server', 'workers', `${name}.ts`), execArgv: ['--import', 'tsx'] };
}
