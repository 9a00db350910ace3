import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embeddedPostgresError';
import { connect } from './connection';
import type { DataHome } from './dataHome';
import { failureLine } from './failureLine';
import { START_TIMEOUT_MS, POLL_MS, STOP_TIMEOUT_MS } from './timeouts';
import { disarmStaleLock, findPostmaster } from './postmaster';
import { TOOL_ENVIRONMENT } from './runTool';
import { openServerLog, type ServerLog } from './serverLog';
import { serverSettings } from './serverSettings';
import { makeSocketFolder } from './socketFolder';
import * as texts from './texts';

/** A cluster with everything needed to start its server. */
export interface Site {
  home: DataHome;
  native: string;
  cluster: string;
  password: string;
  settings: Readonly<Record<string, string>>;
}

function spawnServer(site: Site, socketFolder: string, log: ServerLog): ChildProcess {
  const args = ['-D', site.cluster, ...serverSettings(socketFolder, site.settings)];
  const child = spawn(join(site.native, 'bin', 'postgres'), args, {
    ...site.home.runAs,
    cwd: '/',
    env: TOOL_ENVIRONMENT,
    // Ctrl-C interrupts this process's whole group, but this process must finish its queries first.
    detached: true,
    stdio: ['ignore', log.handle.fd, log.handle.fd],
  });
  child.unref();
  return child;
}

/**
 * Waits until the server accepts connections and returns its address. If the server gives up,
 * returns its output instead.
 */
async function awaitReady(site: Site, child: ChildProcess, log: ServerLog) {
  let spawnFailure: Error | undefined;
  child.on('error', (error) => (spawnFailure = error));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (spawnFailure) return { failure: spawnFailure.message };
    if (child.exitCode !== null || child.signalCode !== null) {
      return { failure: await log.printed() };
    }
    const server = await findPostmaster(site.cluster);
    if (server?.ready && server.pid === child.pid) {
      const connectionString = await connect(server.socketFolder, site.password);
      if (connectionString) return { connectionString };
    }
    await delay(POLL_MS);
  }
  return { failure: texts.notReady };
}

/** A server that this process started. */
export interface Launched {
  connectionString: string;
  child: ChildProcess;
}

/** Starts the server of a cluster that has none. */
export async function launchPostmaster(site: Site): Promise<Launched> {
  const socketFolder = await makeSocketFolder(site.home);
  const log = await openServerLog(site.home);
  const orphanDeadline = Date.now() + STOP_TIMEOUT_MS;
  try {
    for (;;) {
      await disarmStaleLock(site.cluster);
      const child = spawnServer(site, socketFolder, log);
      const { connectionString, failure } = await awaitReady(site, child, log);
      if (connectionString !== undefined) return { connectionString, child };
      // Orphaned children of a killed server exit by themselves, each after its current statement.
      const orphans = failure.includes('shared memory block');
      if (!orphans || Date.now() > orphanDeadline) {
        throw new EmbeddedPostgresError(
          texts.notStarted(site.cluster, failureLine(failure), log.path),
        );
      }
      await delay(20 * POLL_MS);
    }
  } finally {
    await log.handle.close();
  }
}
