import { rm } from 'node:fs/promises';
import { removeTestBuild } from './buildForTests';

/**
 * Stops the PostgreSQL of this run and deletes its folder and the bundles; an external server keeps
 * running.
 */
export default async function globalTeardown(): Promise<void> {
  await removeTestBuild();
  const server = globalThis.quadTestServer;
  if (!server) return;
  await server.postgres.stop();
  await rm(server.folder, { recursive: true, force: true });
}
