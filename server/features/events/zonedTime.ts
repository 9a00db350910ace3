const DAY_MS = 86_400_000;
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

/** A time zone of the IANA database. */
export interface Zone {
  /** As it was written, in the usual upper and lower case. */
  name: string;
  /** The one name under which the runtime knows the zone and its aliases. */
  key: string;
}

/** One for each key: there are only so many, however people write them. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ key }: Zone): Intl.DateTimeFormat {
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: key, timeZoneName: 'longOffset' });
  formats.set(key, made);
  return made;
}

/** The zone of an IANA name, in any case; undefined where there is none. An offset as `+06:00` is not a zone. */
export function findZone(name: string): Zone | undefined {
  if (formats.has(name)) return { name, key: name };
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    const key = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
    return { name: key.toLowerCase() === name.toLowerCase() ? key : name, key };
  } catch {
    return undefined;
  }
}

/** Milliseconds that the zone's clocks are ahead of UTC at an instant; below zero where they are behind. */
function offsetAt(zone: Zone, instant: number): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    OFFSET.exec(formatOf(zone).format(instant)) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -size : size) * 1000;
}

/**
 * The instant at which the zone's clocks show a time, which is given in milliseconds as if it were
 * UTC. A time that clocks put forward leave out moves forward by as much as they were put; of one
 * that clocks put back show twice it is the first.
 */
export function instantOf(zone: Zone, shown: number): number {
  // No zone is a day away from UTC, so a change between the two is the one around the time.
  const before = offsetAt(zone, shown - DAY_MS);
  const after = offsetAt(zone, shown + DAY_MS);
  const matching = [shown - before, shown - after].filter(
    (instant) => instant + offsetAt(zone, instant) === shown,
  );
  return matching.length > 0 ? Math.min(...matching) : shown - before;
}

/** The instant at which the next day begins in the zone: midnight, or what follows it where clocks leave it out. */
export function nextDayAfter(zone: Zone, instant: number): number {
  const shown = instant + offsetAt(zone, instant);
  return instantOf(zone, (Math.floor(shown / DAY_MS) + 1) * DAY_MS);
}
