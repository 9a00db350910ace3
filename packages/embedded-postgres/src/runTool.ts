import { execFile } from 'node:child_process';
import type { Identity } from './identity';

/**
 * The environment for PostgreSQL's programs. It contains no variables of this process that could
 * change their behaviour.
 */
export const TOOL_ENVIRONMENT = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Runs a PostgreSQL program to completion and returns its output. Rejects with the output if it
 * fails.
 */
export async function runTool(
  file: string,
  args: readonly string[],
  runAs: Identity | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { ...runAs, cwd: '/', env: TOOL_ENVIRONMENT };
    execFile(file, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || error.message));
      else resolve(stdout);
    });
  });
}
