import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pidIsTaken, processBirth, processCommand } from './processes';
import { ignoreCodes } from './systemError';

/** A running server of a cluster, as described by its lock file. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  /** Whether the server has reported that it accepts connections. */
  ready: boolean;
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Whether this process is a PostgreSQL server of this cluster, and not a zombie. */
function serves(pid: number, cluster: string): boolean {
  const command = `${processCommand(pid)} `;
  const isServer = command.includes('/postgres ') && command.includes(`${cluster} `);
  return isServer && processBirth(pid) !== undefined;
}

/** Returns the server running on this cluster, or undefined if there is none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await ignoreCodes(['ENOENT', 'ENOTDIR'], readFile(pidFile(cluster), 'utf8'));
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!(pid > 0) || !serves(pid, cluster)) return undefined;
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/**
 * Lets a new server start despite the lock file of a dead one whose pid still looks alive, because
 * it is a zombie or was reused. The file isn't removed, because PostgreSQL reads from it which
 * memory the dead server's children may still be using. Instead it gets this process's pid, because
 * PostgreSQL ignores the pid of its own parent.
 */
export async function disarmStaleLock(cluster: string): Promise<void> {
  const path = pidFile(cluster);
  const text = await ignoreCodes(['ENOENT'], readFile(path, 'utf8'));
  if (text === undefined) return;
  const [first = '', ...others] = text.split('\n');
  if (!(Number(first) > 0)) return rm(path);
  if (pidIsTaken(Number(first))) {
    await writeFile(path, [String(process.pid), ...others].join('\n'));
  }
}

/** Whether the cluster's folder still exists. A server whose folder is gone stops by itself. */
export async function clusterExists(cluster: string): Promise<boolean> {
  return (await ignoreCodes(['ENOENT', 'ENOTDIR'], stat(cluster))) !== undefined;
}
