import { aheadOfUtc, wallMoment, type WallMoment } from '#contract/wallTime';

const CLOCK_LENGTH = 5;

/** What the clocks of a zone make of a day and a time. */
export interface WallTime extends WallMoment {
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
  const meant = wallMoment(zone, written);
  const clock = new Date(meant.moment + aheadOfUtc(zone, meant.moment)).toISOString();
  return { ...meant, shown: clock.slice(clock.indexOf('T') + 1).slice(0, CLOCK_LENGTH) };
}

/** The names of all time zones the browser knows, in the order of the alphabet. */
export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone');
