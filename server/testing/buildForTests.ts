import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compileServer } from '../../scripts/compileServer';
import { TEST_BUILD_VARIABLE } from './testBuild';

const CACHE = resolve('node_modules', '.cache');

/**
 * Bundles the server, its commands and its workers, once for all projects of a run. Every process that
 * a test starts would compile the sources anew, in ten times the processor time of its bundle.
 */
export async function buildForTests(): Promise<void> {
  if (process.env[TEST_BUILD_VARIABLE]) return;
  await mkdir(CACHE, { recursive: true });
  // In the project: what is not bundled is looked up from there.
  const folder = await mkdtemp(join(CACHE, 'quad-test-'));
  process.env[TEST_BUILD_VARIABLE] = folder;
  await compileServer(folder);
}

/** Deletes what `buildForTests` made. */
export async function removeTestBuild(): Promise<void> {
  const folder = process.env[TEST_BUILD_VARIABLE];
  delete process.env[TEST_BUILD_VARIABLE];
  if (folder) await rm(folder, { recursive: true, force: true });
}
