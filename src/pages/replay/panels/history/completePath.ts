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

/** Returns paths that begin with the typed text: the names, ids and indices that a state has. */
export function completePath(state: object, typed: string): string[] {
  const part = typed.length > 300 ? null : completePart(typed.trim());
  if (!part) return [];
  const parent = part.base.length === 0 ? state : valueAt(state, part.base);
  if (typeof parent !== 'object' || parent === null) return [];
  const paths: string[] = [];
  for (const name of Object.keys(parent)) {
    if (!name.startsWith(part.begun)) continue;
    paths.push(formatPath([...part.base, name]));
    if (paths.length === MOST_NAMES) break;
  }
  return paths;
}
