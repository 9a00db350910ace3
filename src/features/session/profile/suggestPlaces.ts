import type { University } from '#contract/entities/university';
import { foldName } from './interests';
import { knownUniversities } from './knownUniversities';

/**
 * Returns the names to suggest: all universities, those with members first and as their members
 * spell them, and the departments of the typed one, or of all.
 */
export function suggestPlaces(joined: readonly University[], university: string) {
  const typed = joined.filter(({ name }) => foldName(name) === foldName(university));
  const sources = typed.length > 0 ? typed : joined;
  return {
    universities: unique([...joined.map(({ name }) => name), ...knownUniversities]),
    departments: unique(sources.flatMap(({ departments }) => departments)),
  };
}

/** Keeps only the first of several spellings of a name. */
function unique(names: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const name of names) if (!byFold.has(foldName(name))) byFold.set(foldName(name), name);
  return [...byFold.values()];
}
