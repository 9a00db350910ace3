import type { University } from '#contract/entities/university';

const fold = (text: string) => text.trim().toLocaleLowerCase();

/** The names to suggest: all universities, and the departments of the one that was typed, or of all. */
export function suggestPlaces(known: readonly University[], university: string) {
  const typed = known.filter(({ name }) => fold(name) === fold(university));
  const sources = typed.length > 0 ? typed : known;
  return {
    universities: known.map(({ name }) => name),
    departments: [...new Set(sources.flatMap(({ departments }) => departments))],
  };
}
