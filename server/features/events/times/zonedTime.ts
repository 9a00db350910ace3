import { aheadOfUtc, wallMoment } from '#contract/wallTime';

const DAY_MS = 86_400_000;

/** A time zone of the IANA database. */
export interface Zone {
  /** As it was written, in the usual upper and lower case. */
  name: string;
  /** The one name under which the runtime knows the zone and its aliases. */
  key: string;
}

/** The zone of an IANA name, in any case; undefined where there is none. An offset as `+06:00` is not a zone. */
export function findZone(name: string): Zone | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    const key = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
    return { name: key.toLowerCase() === name.toLowerCase() ? key : name, key };
  } catch {
    return undefined;
  }
}

/**
 * The instant at which the zone's clocks show a time, which is given in milliseconds as if it were
 * UTC. A time that clocks put forward leave out moves forward by as much as they were put; of one
 * that clocks put back show twice it is the first.
 */
export const instantOf = ({ key }: Zone, shown: number): number => wallMoment(key, shown).moment;

/** The instant at which the next day begins in the zone: midnight, or what follows it where clocks leave it out. */
export function nextDayAfter(zone: Zone, instant: number): number {
  const shown = instant + aheadOfUtc(zone.key, instant);
  return instantOf(zone, (Math.floor(shown / DAY_MS) + 1) * DAY_MS);
}
