import { execFile } from 'node:child_process';
import type { Identity } from './identity';

/** What PostgreSQL's programs get to see: nothing of this process that could change what they do. */
export const TOOL_ENVIRONMENT = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Runs a program of PostgreSQL to its end and gives what it printed; rejects with what it printed when it fails. */
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
