import { TIMEZONE_MAX_LENGTH } from '#contract/limits';
import { compactText } from '#contract/words/wordsIn';
import { isTimeZone } from '../wallTime';
import otherZoneNames from './otherZoneNames.json';
import { listedZone, todaysZone } from './todaysZone';

const others = new Map(
  Object.entries(otherZoneNames).map(([zone, names]) => [zone, names.split(' ')] as const),
);
const NONE: readonly string[] = [];

/** Returns today's names of all time zones the browser knows, in alphabetical order. */
export const timeZones = (): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone').map(listedZone), 'UTC'])].sort();

/** Returns a zone's former names and aliases. */
export const otherNames = (zone: string): readonly string[] => others.get(zone) ?? NONE;

const wholeName = (name: string) => name;
const cityOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

function findZonesByName(sought: string, partOf: (name: string) => string): string[] {
  const isMatch = (name: string) => compactText(partOf(name)) === sought;
  return timeZones().filter((zone) => [zone, ...otherNames(zone)].some(isMatch));
}

/**
 * Returns today's name of the zone that a typed text means, or undefined. It may be any name of the
 * zone, or of its city if no other zone has the same. Blanks count as underscores; case and accents
 * are ignored.
 */
export function typedZone(typed: string): string | undefined {
  const name = typed.trim();
  if (name.length > TIMEZONE_MAX_LENGTH) return undefined;
  const written = name.replaceAll(/\s+/g, '_');
  if (isTimeZone(written)) return todaysZone(written);
  const sought = compactText(name);
  if (sought === '') return undefined;
  const [zone] = findZonesByName(sought, wholeName);
  if (zone !== undefined) return zone;
  const [city, another] = findZonesByName(sought, cityOf);
  return another === undefined ? city : undefined;
}
