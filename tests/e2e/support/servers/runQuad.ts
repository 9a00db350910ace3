import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { QuadServer } from './quadServer';

const run = promisify(execFile);

/** Runs an operator's command beside the running server, and returns its output. */
export async function runQuad(
  { dataDir, url, env: own }: QuadServer,
  ...args: readonly string[]
): Promise<string> {
  const { port } = new URL(url);
  const env = { ...process.env, DATA_DIR: dataDir, PORT: port, ...own, LOG_LEVEL: 'warn' };
  const { stdout } = await run(process.execPath, ['build/quad.mjs', ...args], { env });
  return stdout;
}
