import { INTEREST_OPTIONS, MAX_INTERESTS, UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';
import { hasVisibleText } from '#contract/visibleText';

/** What all spellings of one name share: case, runs of blanks and the way of composing do not count. */
export const foldName = (name: string) =>
  // Cut first: to normalise takes time that grows with the square of the marks on one letter.
  name
    .slice(0, 2 * UNIVERSITY_NAME_MAX_LENGTH)
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();

/** Whether an interest is one of those that are offered to everybody. */
export const isOffered = (interest: string) =>
  INTEREST_OPTIONS.some((option) => option === interest);

/**
 * The chosen interests with the typed ones, which a comma parts. Another spelling of an interest that
 * is offered or chosen is that one. `left` is what was typed beyond the most that may be chosen.
 */
export function addInterests(
  chosen: readonly string[],
  typed: string,
): { chosen: string[]; left: string } {
  const known = new Map([...INTEREST_OPTIONS, ...chosen].map((name) => [foldName(name), name]));
  const named = typed
    .split(',')
    .map((name) => name.trim().replace(/\s+/gu, ' '))
    .filter(hasVisibleText)
    .map((name) => known.get(foldName(name)) ?? name);
  const all = [...chosen];
  const taken = new Set(chosen.map(foldName));
  for (const name of named) {
    const folded = foldName(name);
    if (!taken.has(folded)) all.push(name);
    taken.add(folded);
  }
  return { chosen: all.slice(0, MAX_INTERESTS), left: all.slice(MAX_INTERESTS).join(', ') };
}
