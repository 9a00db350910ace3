import { rm } from 'node:fs/promises';

/** Stops the PostgreSQL of this run and deletes its folder; a given server is left alone. */
export default async function globalTeardown(): Promise<void> {
  const server = globalThis.quadTestServer;
  if (!server) return;
  await server.postgres.stop();
  await rm(server.folder, { recursive: true, force: true });
}
