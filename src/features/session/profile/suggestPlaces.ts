import type { University } from '#contract/entities/university';
import { foldName } from './interests';

/**
 * Returns the names to suggest: all universities, and the departments of the typed one, or of all.
 */
export function suggestPlaces(known: readonly University[], university: string) {
  const typed = known.filter(({ name }) => foldName(name) === foldName(university));
  const sources = typed.length > 0 ? typed : known;
  return {
    universities: unique(known.map(({ name }) => name)),
    departments: unique(sources.flatMap(({ departments }) => departments)),
  };
}

/** Keeps only the first of several spellings of a name. */
function unique(names: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const name of names) if (!byFold.has(foldName(name))) byFold.set(foldName(name), name);
  return [...byFold.values()];
}
