import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * Returns the milliseconds of processor time a process has used so far; 0 if it has ended. Linux
 * only.
 */
function usedBy(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name is in brackets and may contain any character.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000;
  } catch {
    return 0;
  }
}

/** Starts counting. The returned function gives the milliseconds of processor time used since. */
export function countCpu(pids: readonly number[]): (pidsNow: readonly number[]) => number {
  const before = new Map(pids.map((pid) => [pid, usedBy(pid)]));
  return (pidsNow) =>
    pidsNow.reduce((sum, pid) => sum + Math.max(0, usedBy(pid) - (before.get(pid) ?? 0)), 0);
}
