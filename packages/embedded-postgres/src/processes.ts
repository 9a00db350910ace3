import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { systemErrorCode } from './systemError';

/** Returns the output of `ps` for these columns. Used on systems without /proc. */
function ps(pid: number, columns: string): string | undefined {
  try {
    return execFileSync('ps', ['-ww', '-o', columns, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

function procFile(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Returns the start time of a process in the system's own notation. Together with the pid it
 * distinguishes a process from a later one with the same pid. Returns undefined if the pid is free
 * or the process is dead or a zombie.
 */
export function processBirth(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const [state, ...birth] = ps(pid, 'stat=,lstart=')?.split(/\s+/) ?? [];
    return !state || state.startsWith('Z') ? undefined : birth.join(' ');
  }
  const stat = procFile(pid, 'stat');
  // The second field is the program's name in brackets, which may contain blanks and brackets.
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return !state || 'ZX'.includes(state) ? undefined : fields[18];
}

/**
 * Returns the command line of a process, its arguments joined by blanks. Empty if it can't be read.
 */
export function processCommand(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command=') ?? '';
  return procFile(pid, 'cmdline')?.replaceAll('\0', ' ').trim() ?? '';
}

/** Whether a signal could be sent to this pid. Also true for zombies and other users' processes. */
export function pidIsTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/**
 * Returns a line that uniquely identifies this process, to be written to a file for other
 * processes.
 */
export function ownMark(): string {
  return `${process.pid} ${processBirth(process.pid) ?? ''}\n`;
}

/** Whether the process that wrote this mark is still running. */
export function markIsAlive(mark: string): boolean {
  const [pid = '', ...birth] = mark.trim().split(' ');
  return birth.length > 0 && processBirth(Number(pid)) === birth.join(' ');
}
