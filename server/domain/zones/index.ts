import { aheadOfUtc, nextDayAfter as nextDay, wallMoment } from '#contract/wallTime';

/** A time zone of the IANA database. */
export interface Zone {
  /** As given, in the usual upper and lower case. */
  name: string;
  /** The canonical name that the runtime uses for the zone and its aliases. */
  key: string;
}

/**
 * The zone with an IANA name, in any case; undefined if there is none. An offset such as `+06:00`
 * is not a zone.
 */
export function findZone(name: string): Zone | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    const key = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
    return { name: key.toLowerCase() === name.toLowerCase() ? key : name, key };
  } catch {
    return undefined;
  }
}

/** Whether two names are of the same zone. */
export const isSameZone = (one: string, other: string): boolean => {
  const key = findZone(one)?.key;
  return key !== undefined && key === findZone(other)?.key;
};

/**
 * The instant of a local time, which is given in milliseconds as if it were UTC. A time skipped by
 * a clock change moves forward by that change. For a time that occurs twice, returns the first
 * instant.
 */
export const instantOf = ({ key }: Zone, shown: number): number => wallMoment(key, shown).moment;

/** The local time of an instant, in milliseconds as if it were UTC. */
export const shownIn = ({ key }: Zone, instant: number): number =>
  instant + aheadOfUtc(key, instant);

/** The instant at which the next day begins in the zone. */
export const nextDayAfter = ({ key }: Zone, instant: number): number => nextDay(key, instant);
