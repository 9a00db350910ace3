import { aheadOfUtc, wallMoment, type WallMoment } from '#contract/wallTime';

const CLOCK_LENGTH = 5;

/** The interpretation of a date and time in a time zone. */
export interface WallTime extends WallMoment {
  /** The time that the clocks actually show at that moment, HH:MM. */
  readonly shown: string;
}

/** Whether the browser knows a time zone with this name. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the moment at which the clocks of a zone show a date (YYYY-MM-DD) and time (HH:MM).
 * Returns undefined for an invalid one.
 */
export function readWallTime(day: string, time: string, zone: string): WallTime | undefined {
  const written = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(written) || !isTimeZone(zone)) return undefined;
  const meant = wallMoment(zone, written);
  const clock = new Date(meant.moment + aheadOfUtc(zone, meant.moment)).toISOString();
  return { ...meant, shown: clock.slice(clock.indexOf('T') + 1).slice(0, CLOCK_LENGTH) };
}

/** The date and time that the clocks of a zone show at a moment, as YYYY-MM-DDTHH:MM. */
export const wallText = (moment: number, zone: string): string =>
  isTimeZone(zone)
    ? new Date(moment + aheadOfUtc(zone, moment)).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
    : '';
