import { INTEREST_OPTIONS, MAX_INTERESTS } from '#contract/limits';
import { hasVisibleText } from '#contract/visibleText';
import { foldName } from './foldName';

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
