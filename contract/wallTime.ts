const DAY_MS = 86_400_000;

/** What the clocks of a zone make of a time that was written down. */
export interface WallMoment {
  /**
   * 'skipped' where clocks go forward over it: it then moves forward by as much; 'repeated' where
   * they go back and show it twice: the first is meant.
   */
  readonly kind: 'plain' | 'skipped' | 'repeated';
  /** The moment meant, in milliseconds since 1970. */
  readonly moment: number;
}

const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, made);
  return made;
}

/** Milliseconds that the zone's clocks are ahead of UTC at a moment; below zero where they are behind. */
export function aheadOfUtc(zone: string, moment: number): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    OFFSET.exec(formatOf(zone).format(moment)) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -size : size) * 1000;
}

/**
 * The moment at which the clocks of a zone show a time, given in milliseconds as if it were UTC. The
 * zone goes by its one name in the IANA database, because its format is kept.
 *
 * `@date-fns/tz` is no help here: it leaves out the seconds of an offset, and of a time that comes
 * twice it means now the first, now the second.
 */
export function wallMoment(zone: string, written: number): WallMoment {
  // No zone is a day away from UTC, so a change between the two is the one around the time.
  const before = aheadOfUtc(zone, written - DAY_MS);
  const after = aheadOfUtc(zone, written + DAY_MS);
  const matching = [...new Set([written - before, written - after])].filter(
    (moment) => moment + aheadOfUtc(zone, moment) === written,
  );
  const kinds = ['skipped', 'plain', 'repeated'] as const;
  return {
    kind: kinds[matching.length] ?? 'plain',
    moment: matching.length > 0 ? Math.min(...matching) : written - before,
  };
}
