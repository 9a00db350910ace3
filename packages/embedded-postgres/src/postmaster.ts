import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pidIsTaken, processBirth, processCommand } from './processes';
import { unlessCode } from './systemError';

/** A running server of a cluster, as its lock file describes it. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  /** It said that it takes connections. */
  ready: boolean;
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Whether this process is a PostgreSQL server of this cluster, and not a zombie of one. */
function serves(pid: number, cluster: string): boolean {
  const command = `${processCommand(pid)} `;
  const isServer = command.includes('/postgres ') && command.includes(`${cluster} `);
  return isServer && processBirth(pid) !== undefined;
}

/** The server that is running on this cluster, or undefined when none is. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await unlessCode(['ENOENT', 'ENOTDIR'], readFile(pidFile(cluster), 'utf8'));
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!(pid > 0) || !serves(pid, cluster)) return undefined;
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/**
 * Lets a new server pass the lock file of one that is dead although its pid looks alive (a zombie,
 * or a number that went to another process). The file is not removed: PostgreSQL reads in it which
 * memory the dead server's children may still be using. It ignores the pid of its own parent.
 */
export async function disarmStaleLock(cluster: string): Promise<void> {
  const path = pidFile(cluster);
  const text = await unlessCode(['ENOENT'], readFile(path, 'utf8'));
  if (text === undefined) return;
  const [first = '', ...others] = text.split('\n');
  if (!(Number(first) > 0)) return rm(path);
  if (pidIsTaken(Number(first))) {
    await writeFile(path, [String(process.pid), ...others].join('\n'));
  }
}

/** Whether the cluster's folder is still there; a server whose folder is gone stops by itself. */
export async function clusterExists(cluster: string): Promise<boolean> {
  return (await unlessCode(['ENOENT', 'ENOTDIR'], stat(cluster))) !== undefined;
}
