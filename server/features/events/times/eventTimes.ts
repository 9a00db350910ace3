import type { FieldErrors } from '#server/platform/http/problem';
import { invalidFields } from '#server/platform/http/input/describeInvalid';
import { findZone, instantOf, nextDayAfter } from '#domain/zones';
import * as texts from '../texts';

const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;
/** HH:MM or HH:MM:SS. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** The local time of an event as submitted: YYYY-MM-DD, HH:MM or HH:MM:SS, and an IANA zone. */
export interface WrittenTime {
  event_date: string;
  event_time: string;
  timezone: string;
}

/** The time of an event as stored; the local time has seconds. */
export interface EventTimes extends WrittenTime {
  starts_at: Date;
  /** The end of the day on which it starts, in its zone. */
  day_ends_at: Date;
}

/** Returns what is wrong with a date, if anything. */
export function wrongDate(date: string): string | undefined {
  const midnight = new Date(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
  if (!exists) return texts.noSuchDate;
  const year = midnight.getUTCFullYear();
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return undefined;
  return texts.wrongYear(FIRST_YEAR, LAST_YEAR);
}

/** Converts a local time to moments. Throws a 400 that names each invalid part. */
export function eventTimes({ event_date, event_time, timezone }: WrittenTime): EventTimes {
  const zone = findZone(timezone);
  const date = wrongDate(event_date);
  const errors: FieldErrors = {
    ...(date !== undefined && { event_date: date }),
    ...(!TIME.test(event_time) && { event_time: texts.noSuchTime }),
    ...(!zone && { user_timezone: texts.unknownZone }),
  };
  if (!zone || Object.keys(errors).length > 0) throw invalidFields(errors);
  const withSeconds = event_time.length === 5 ? `${event_time}:00` : event_time;
  const startsAt = instantOf(zone, Date.parse(`${event_date}T${withSeconds}Z`));
  return {
    event_date,
    event_time: withSeconds,
    timezone: zone.name,
    starts_at: new Date(startsAt),
    day_ends_at: new Date(nextDayAfter(zone, startsAt)),
  };
}
