import { yieldToMain } from '#shared/lib/afterPaint';
import { hashValue } from './hashState';
import type { LogEntry } from './logFormat';
import { createNormaliser } from './redact/normalise';

/** Where two logs part: at an action that differs, or where one of them ends. */
export interface LogDifference {
  /** Place in both logs' entries. */
  place: number;
  kind: 'action' | 'end';
}

const WORK_MS = 12;

/**
 * The first difference of two logs, or null where they tell the same, or where `signal` gave up.
 * Numbers and times of entries do not count, nor do ids that each session makes up anew. It stops to
 * let the page live every few milliseconds.
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
