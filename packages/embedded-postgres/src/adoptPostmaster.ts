import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embeddedPostgresError';
import { connect } from './connection';
import { START_TIMEOUT_MS, POLL_MS } from './timeouts';
import { findPostmaster } from './postmaster';
import * as texts from './texts';

/**
 * Returns the database address if a server already runs on this cluster, for example one left
 * behind by a killed process. Returns undefined if there is none or if it was just shutting down.
 */
export async function adoptPostmaster(
  cluster: string,
  password: string,
): Promise<string | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const server = await findPostmaster(cluster);
    if (!server) return undefined;
    const connectionString = await connect(server.socketFolder, password).catch(
      (error: unknown) => {
        throw new EmbeddedPostgresError(texts.passwordRefused(server.pid, cluster, error));
      },
    );
    if (connectionString) return connectionString;
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(texts.notResponding(cluster, server.pid));
    }
    await delay(POLL_MS);
  }
}
