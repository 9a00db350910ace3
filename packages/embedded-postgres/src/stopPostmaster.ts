import type { ChildProcess } from 'node:child_process';
import { rmdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { POLL_MS, STOP_TIMEOUT_MS } from './timeouts';
import { findPostmaster } from './postmaster';
import { processBirth } from './processes';

async function isGone(pid: number, birth: string | undefined, timeout: number): Promise<boolean> {
  const deadline = Date.now() + timeout;
  while (processBirth(pid) === birth) {
    if (Date.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Waits until Node has noticed that a child is gone. At exit, Node 20 may hang on one it missed. */
async function isReaped(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) await delay(POLL_MS);
}

/**
 * Stops this cluster's server if one is running, and resolves once it has exited. Open transactions
 * are rolled back. A server that takes too long is killed and recovers at its next start. `child`
 * is the server's process if this process started it.
 */
export async function stopPostmaster(cluster: string, child?: ChildProcess): Promise<void> {
  const server = await findPostmaster(cluster);
  const birth = server && processBirth(server.pid);
  if (!server || birth === undefined) return;
  process.kill(server.pid, 'SIGINT');
  if (!(await isGone(server.pid, birth, STOP_TIMEOUT_MS))) {
    process.kill(server.pid, 'SIGQUIT');
    await isGone(server.pid, birth, STOP_TIMEOUT_MS);
  }
  if (child?.pid === server.pid) await isReaped(child);
  // The server has removed its socket. If the folder contains anything else, leave it in place.
  await rmdir(server.socketFolder).catch(() => undefined);
}
