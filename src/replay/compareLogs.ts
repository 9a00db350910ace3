import { yieldToMain } from '#shared/lib/afterPaint';
import { hashValue } from './hashState';
import type { LogEntry } from './logFormat';
import { createNormaliser } from './redact/normalise';

/** The first difference of two logs: a differing action, or the end of one of them. */
export interface LogDifference {
  /** Index in both logs' entries. */
  place: number;
  kind: 'action' | 'end';
}

const WORK_MS = 12;

/**
 * Returns the first difference of two logs. Returns null if they are equivalent or if `signal`
 * aborts. Entry numbers, times and generated ids are ignored. Yields to the main thread every few
 * milliseconds.
 */
export async function compareLogs(
  left: readonly LogEntry[],
  right: readonly LogEntry[],
  signal?: AbortSignal,
): Promise<LogDifference | null> {
  const [normaliseLeft, normaliseRight] = [createNormaliser(), createNormaliser()];
  const shared = Math.min(left.length, right.length);
  let since = performance.now();
  for (let place = 0; place < shared; place += 1) {
    const [one, other] = [left[place], right[place]];
    if (!one || !other) break;
    if (hashValue(normaliseLeft(one.action)) !== hashValue(normaliseRight(other.action)))
      return { place, kind: 'action' };
    if (performance.now() - since < WORK_MS) continue;
    await yieldToMain();
    if (signal?.aborted) return null;
    since = performance.now();
  }
  return left.length === right.length ? null : { place: shared, kind: 'end' };
}
