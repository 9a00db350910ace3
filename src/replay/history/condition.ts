import type { Replay } from '../createReplay';
import * as texts from '../texts';
import { PathError, readPath, valueAt, type StatePath } from './statePath';
import { isSameInLog, valueChanges } from './valueChanges';

/** A condition such as `feed.posts.28.total_likes = 7`. */
export interface Condition {
  path: StatePath;
  /** Undefined for `nothing`: no state with that path. */
  wanted: unknown;
}

/** Begins a value in JSON. Other texts need no quotes. */
const STARTS_JSON = /^["[{]/;

/**
 * Reads a value: JSON, `nothing` for none, or a text without quotes. Throws a {@link PathError}.
 */
export function readValue(text: string): unknown {
  if (text === texts.nothing) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (text === '' || STARTS_JSON.test(text)) throw new PathError(texts.malformedValue);
    return text;
  }
}

/** Reads `PATH = VALUE`. Throws a {@link PathError}. */
export function parseCondition(text: string): Condition {
  const { path, rest } = readPath(text.trim());
  const after = rest.trimStart();
  if (!after.startsWith('=')) throw new PathError(texts.malformedCondition);
  return { path, wanted: readValue(after.slice(1).trim()) };
}

/** Where a condition first holds, and whether any state has its path. */
export interface FirstPlace {
  /** Index of the entry. -1 if it holds before the first; null if it never does. */
  place: number | null;
  exists: boolean;
}

/** Finds the first action after which a condition holds. */
export async function findFirst<State extends object>(
  replay: Pick<Replay<State>, 'stateAt' | 'states'>,
  { path, wanted }: Condition,
): Promise<FirstPlace> {
  const initial = valueAt(replay.stateAt(-1), path);
  const isAtStart = isSameInLog(initial, wanted, path);
  let exists = initial !== undefined;
  if (isAtStart && exists) return { place: -1, exists };
  for await (const { place, after } of valueChanges(replay, path)) {
    exists = true;
    if (isAtStart) return { place: -1, exists };
    if (isSameInLog(after, wanted, path)) return { place, exists };
  }
  return { place: null, exists };
}
