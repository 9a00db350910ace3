import {
  formatPath,
  parsePath,
  PathError,
  valueAt,
  type StatePath,
} from '#replay/history/statePath';

/** Tables may have thousands of ids, of which the list shows only a few. */
const MOST_NAMES = 500;
/** A `.` or `[` begins the name that is being typed. */
const LAST_NAME = /[.[][^.[\]]*$/;

/** Reads the part of a path that is complete. */
function completePart(typed: string): { base: StatePath; begun: string } | null {
  const at = typed.search(LAST_NAME);
  if (at <= 0) return { base: [], begun: typed };
  try {
    return { base: parsePath(typed.slice(0, at)), begun: typed.slice(at + 1).replace('"', '') };
  } catch (error) {
    if (error instanceof PathError) return null;
    throw error;
  }
}

/**
 * Returns paths that begin with the typed text: the names, ids and indices that a state has. A path
 * that is complete has none, so that no list covers the button below the field.
 */
export function completePath(state: object, typed: string): string[] {
  const text = typed.trim();
  const part = text.length > 300 ? null : completePart(text);
  if (!part) return [];
  const { base, begun } = part;
  const parent = base.length === 0 ? state : valueAt(state, base);
  if (typeof parent !== 'object' || parent === null) return [];
  if (Object.hasOwn(parent, begun) && formatPath([...base, begun]) === text) return [];
  const paths: string[] = [];
  for (const name of Object.keys(parent)) {
    if (!name.startsWith(begun)) continue;
    paths.push(formatPath([...base, name]));
    if (paths.length === MOST_NAMES) break;
  }
  return paths;
}
