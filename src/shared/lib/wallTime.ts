import { tzOffset } from '@date-fns/tz';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const CLOCK_LENGTH = 5;

/** What the clocks of a zone make of a day and a time. */
export interface WallTime {
  /**
   * 'skipped' where clocks go forward over it: it then moves forward by as much; 'repeated' where
   * they go back and show it twice: the first is meant.
   */
  readonly kind: 'plain' | 'skipped' | 'repeated';
  /** The moment meant, in milliseconds since 1970. */
  readonly moment: number;
  /** What the clocks really show at that moment, HH:MM. */
  readonly shown: string;
}

/** Whether the browser knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** When it is that the clocks of a zone show a day (YYYY-MM-DD) and time (HH:MM); undefined for what is none. */
export function readWallTime(day: string, time: string, zone: string): WallTime | undefined {
  const written = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(written) || !isTimeZone(zone)) return undefined;
  const aheadAt = (moment: number) => tzOffset(zone, new Date(moment)) * MINUTE_MS;
  // No zone is a day away from UTC, so a change between the two is the one around the time.
  const before = aheadAt(written - DAY_MS);
  const after = aheadAt(written + DAY_MS);
  const matching = [...new Set([written - before, written - after])].filter(
    (moment) => moment + aheadAt(moment) === written,
  );
  const moment = matching.length > 0 ? Math.min(...matching) : written - before;
  const clock = new Date(moment + aheadAt(moment)).toISOString();
  const kinds = ['skipped', 'plain', 'repeated'] as const;
  return {
    kind: kinds[matching.length] ?? 'plain',
    moment,
    shown: clock.slice(clock.indexOf('T') + 1).slice(0, CLOCK_LENGTH),
  };
}

/** The names of all time zones the browser knows, in the order of the alphabet. */
export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone');
