import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compileServer } from '../../scripts/compileServer';
import { TEST_BUILD_VARIABLE } from './testBuild';

const CACHE = resolve('node_modules', '.cache');

/**
 * Bundles the server, its commands and its workers, once for all projects of a run. Otherwise every
 * process that a test starts would compile the sources again, in ten times the processor time.
 */
export async function buildForTests(): Promise<void> {
  if (process.env[TEST_BUILD_VARIABLE]) return;
  await mkdir(CACHE, { recursive: true });
  // Inside the project, because unbundled packages are resolved from there.
  const folder = await mkdtemp(join(CACHE, 'quad-test-'));
  process.env[TEST_BUILD_VARIABLE] = folder;
  await compileServer(folder);
}

/** Deletes the output of `buildForTests`. */
export async function removeTestBuild(): Promise<void> {
  const folder = process.env[TEST_BUILD_VARIABLE];
  delete process.env[TEST_BUILD_VARIABLE];
  if (folder) await rm(folder, { recursive: true, force: true });
}
