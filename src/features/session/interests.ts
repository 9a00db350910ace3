import { INTEREST_OPTIONS, MAX_INTERESTS } from '#contract/limits';
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
    .filter((name) => name !== '')
    .map((name) => known.get(foldName(name)) ?? name);
  const all = [...chosen];
  for (const name of named)
    if (!all.some((other) => foldName(other) === foldName(name))) all.push(name);
  return { chosen: all.slice(0, MAX_INTERESTS), left: all.slice(MAX_INTERESTS).join(', ') };
}
