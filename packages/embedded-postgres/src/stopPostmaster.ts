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

/**
 * Stops the server of this cluster, if one is running, and resolves when it is gone: open
 * transactions are rolled back; one that takes too long is cut off and recovers at its next start.
 */
export async function stopPostmaster(cluster: string): Promise<void> {
  const server = await findPostmaster(cluster);
  const birth = server && processBirth(server.pid);
  if (!server || birth === undefined) return;
  process.kill(server.pid, 'SIGINT');
  if (!(await isGone(server.pid, birth, STOP_TIMEOUT_MS))) {
    process.kill(server.pid, 'SIGQUIT');
    await isGone(server.pid, birth, STOP_TIMEOUT_MS);
  }
  // It took its socket away; a folder with anything else in it is not ours to remove.
  await rmdir(server.socketFolder).catch(() => undefined);
}
