import type { University } from '#contract/entities/university';
import { foldName } from './interests';
import { knownUniversities } from './knownUniversities';

/**
 * Returns the names to suggest: all universities, those with members first and as their members
 * spell them, and the departments of the typed one, or of all.
 */
export function suggestPlaces(joined: readonly University[], university: string) {
  // A new university may be a misspelling, so it isn't proposed until others have confirmed it.
  const proposed = joined.filter(({ is_listed: isListed }) => isListed);
  const typed = joined.filter(({ name }) => foldName(name) === foldName(university));
  const sources = typed.length > 0 ? typed : joined;
  return {
    universities: unique([...proposed.map(({ name }) => name), ...knownUniversities]),
    departments: unique(sources.flatMap(({ departments }) => departments)),
  };
}

/** Keeps only the first of several spellings of a name. */
function unique(names: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const name of names) if (!byFold.has(foldName(name))) byFold.set(foldName(name), name);
  return [...byFold.values()];
}
