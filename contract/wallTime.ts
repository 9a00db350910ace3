const DAY_MS = 86_400_000;

/** The interpretation of a local time in a time zone. */
export interface WallMoment {
  /**
   * 'skipped' if clocks go forward past the time: it then moves forward by the same amount.
   * 'repeated' if clocks go back and show the time twice: the first occurrence is used.
   */
  readonly kind: 'plain' | 'skipped' | 'repeated';
  /** The resulting moment, in milliseconds since 1970. */
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

/**
 * Milliseconds that the zone's clocks are ahead of UTC at a moment. Negative if they are behind.
 */
export function aheadOfUtc(zone: string, moment: number): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    OFFSET.exec(formatOf(zone).format(moment)) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -size : size) * 1000;
}

/**
 * Returns the moment at which the clocks of a zone show a time. `written` is that time in
 * milliseconds as if it were UTC. Pass the zone's canonical IANA name, because a format is cached
 * for each name.
 *
 * `@date-fns/tz` can't be used here. It drops the seconds of an offset, and for a repeated time it
 * picks sometimes the first occurrence, sometimes the second.
 */
export function wallMoment(zone: string, written: number): WallMoment {
  // No offset from UTC reaches a whole day, so a change between these two moments is the one near
  // the time.
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

/**
 * Returns the moment at which the next day begins in a zone: midnight, or the next existing time if
 * midnight is skipped. An event without an end is over then.
 */
export function nextDayAfter(zone: string, moment: number): number {
  const day = Math.floor((moment + aheadOfUtc(zone, moment)) / DAY_MS);
  return wallMoment(zone, (day + 1) * DAY_MS).moment;
}
