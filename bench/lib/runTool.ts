import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Lighthouse's results are a few megabytes. */
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs a program of the npm registry and returns its output as JSON. It is fetched at its first use,
 * because its many packages are needed for no test.
 *
 * @param program name and version, as in `autocannon@9.0.0`
 */
export async function runTool(program: string, args: readonly string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)('npx', ['--yes', program, ...args], {
    maxBuffer: LARGEST_OUTPUT_BYTES,
  });
  return JSON.parse(stdout) as unknown;
}
