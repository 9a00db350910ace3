import { yieldToMain } from '#shared/lib/afterPaint';
import { isPlain } from '#contract/sessionLog/transform';
import type { Replay } from '../createReplay';
import { isHiddenAt } from '../hashState';
import { valueAt, type StatePath } from './statePath';

/** One change of a value. `undefined` before it was added and after it was removed. */
export interface ValueChange {
  /** Index of the entry that made it. */
  place: number;
  before: unknown;
  after: unknown;
}

export interface ChangesOptions {
  signal?: AbortSignal;
  /** Receives the number of entries compared so far, every few milliseconds. */
  onProgress?: (done: number) => void;
}

const WORK_MS = 24;

/** Compares only what the two values don't share. */
function isEqual(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return (
      before.length === after.length && before.every((item, index) => isEqual(item, after[index]))
    );
  if (!isPlain(before) || !isPlain(after)) return false;
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => Object.hasOwn(after, name) && isEqual(before[name], after[name]))
  );
}

/**
 * A log contains only the length of a redacted text, and its hash depends on nothing else, so the
 * text is replaced by as many stars.
 */
export const asLogged = (value: unknown, path: StatePath): unknown =>
  typeof value === 'string' && isHiddenAt(path) ? '*'.repeat(value.length) : value;

/** Whether two values at a path are the same in a log. */
export const isSameInLog = (one: unknown, other: unknown, path: StatePath): boolean =>
  isEqual(asLogged(one, path), asLogged(other, path));

/**
 * Yields every change of the value at a path, in one pass over the log. Yields to the main thread
 * every few milliseconds, and ends early if `signal` aborts.
 */
export async function* valueChanges<State extends object>(
  replay: Pick<Replay<State>, 'stateAt' | 'states'>,
  path: StatePath,
  { signal, onProgress }: ChangesOptions = {},
): AsyncGenerator<ValueChange, void, undefined> {
  let before = valueAt(replay.stateAt(-1), path);
  let place = -1;
  let since = performance.now();
  for (const state of replay.states()) {
    place += 1;
    const after = valueAt(state, path);
    if (after !== before) {
      if (!isSameInLog(before, after, path))
        yield { place, before: asLogged(before, path), after: asLogged(after, path) };
      before = after;
    }
    if (performance.now() - since < WORK_MS) continue;
    onProgress?.(place + 1);
    await yieldToMain();
    if (signal?.aborted) return;
    since = performance.now();
  }
}
