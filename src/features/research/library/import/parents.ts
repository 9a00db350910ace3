import type { Stretch } from './stretches';

/** As many as the server follows. */
const MOST_GENERATIONS = 8;
/** Longer entries are not repeated, because they would fill each piece. */
const PARENT_MAX_LENGTH = 100_000;
const HEAD = /^[ \t]*@[ \t]*[A-Za-z]+/;

/** Returns a function that finds the entries of BibTeX from which an entry inherits. */
export function findParents(stretches: readonly Stretch[]): (entry: Stretch) => Stretch[] {
  const byKey = new Map<string, Stretch>();
  for (const stretch of stretches)
    if (stretch.key !== undefined && !byKey.has(stretch.key)) byKey.set(stretch.key, stretch);
  return (entry) => {
    const line: Stretch[] = [];
    let next = byKey.get(entry.parent ?? '');
    while (next && !line.includes(next) && line.length < MOST_GENERATIONS) {
      line.push(next);
      next = byKey.get(next.parent ?? '');
    }
    return line.filter(({ head, end }) => end - head <= PARENT_MAX_LENGTH);
  };
}

/**
 * Writes entries that are elsewhere in the file as entries that others inherit from and that are
 * not imported, to follow a piece of it.
 */
export const writeParents = (file: string, parents: readonly Stretch[]): string =>
  parents
    .map(({ head, end }) => `\n${file.slice(head, end).trimEnd().replace(HEAD, '@crossref')}`)
    .join('');
