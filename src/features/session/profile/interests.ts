import {
  INTEREST_MAX_LENGTH,
  INTEREST_OPTIONS,
  MAX_INTERESTS,
  UNIVERSITY_NAME_MAX_LENGTH,
} from '#contract/limits';
import { splitList } from '#contract/typed/splitList';
import { hasVisibleText } from '#contract/visibleText';

/**
 * Normalises a name so that all spellings match: ignores case, runs of whitespace and Unicode
 * composition.
 */
export const foldName = (name: string) =>
  // Truncate first: the time to normalise grows with the square of the marks on one letter.
  name
    .slice(0, 2 * UNIVERSITY_NAME_MAX_LENGTH)
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();

/** Whether an interest is one of the options offered to all users. */
export const isOffered = (interest: string) =>
  INTEREST_OPTIONS.some((option) => option === interest);

/**
 * Adds typed or pasted interests, separated as in a list, to the chosen ones. Another spelling of
 * an offered or chosen interest counts as that one. `left` is the typed text above the maximum
 * number of interests, or the length of one.
 */
export function addInterests(
  chosen: readonly string[],
  typed: string,
): { chosen: string[]; left: string } {
  const known = new Map([...INTEREST_OPTIONS, ...chosen].map((name) => [foldName(name), name]));
  const named = splitList(typed)
    .filter(hasVisibleText)
    .map((name) => known.get(foldName(name)) ?? name);
  const all = [...chosen];
  const tooLong: string[] = [];
  const taken = new Set(chosen.map(foldName));
  for (const name of named) {
    const folded = foldName(name);
    if ([...name].length > INTEREST_MAX_LENGTH) tooLong.push(name);
    else if (!taken.has(folded)) all.push(name);
    taken.add(folded);
  }
  return {
    chosen: all.slice(0, MAX_INTERESTS),
    left: [...all.slice(MAX_INTERESTS), ...tooLong].join(', '),
  };
}
