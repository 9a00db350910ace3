import { join } from 'node:path';

/** The variable that passes the location of this run's bundles to every test process. */
export const TEST_BUILD_VARIABLE = 'QUAD_TEST_BUILD';

/**
 * Returns Node's arguments for one of the server's programs: its bundle in a test run, its sources
 * elsewhere.
 */
export function programArguments(name: 'server' | 'quad'): string[] {
  const folder = process.env[TEST_BUILD_VARIABLE];
  if (folder) return [join(folder, `${name}.mjs`)];
  return ['--import', 'tsx', name === 'server' ? 'server/main.ts' : 'server/quad.ts'];
}
