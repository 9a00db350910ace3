import { TZDate, tzOffset } from '@date-fns/tz';
import {
  tzlib_get_ical_block,
  tzlib_get_offset,
  tzlib_get_timezones,
} from 'timezones-ical-library';

/** More than any clock change. */
const NEAR_MS = 3 * 3_600_000;
const OFFSET = /^([+-])(\d\d)(\d\d)$/;

const known: ReadonlySet<string> = new Set([tzlib_get_timezones()].flat());

/** The rules of a zone as a VTIMEZONE, and the name it has there. */
interface ZoneRules {
  block: string;
  name: string;
}

/** At most one for each known zone; cached because finding the rules takes most of the time. */
const found = new Map<string, ZoneRules>();

function rulesOf(zone: string): ZoneRules | undefined {
  if (!known.has(zone)) return undefined;
  const before = found.get(zone);
  if (before) return before;
  const [block = '', line = ''] = [tzlib_get_ical_block(zone)].flat();
  const rules = { block, name: line.replace('TZID=', '') };
  found.set(zone, rules);
  return rules;
}

/** The VTIMEZONE of a zone that `calendarTime` has returned. */
export const zoneRules = (name: string): string => rulesOf(name)?.block ?? '';

/** The offset from UTC in minutes that the rules give for this local time. */
function offsetByRules(name: string, shown: TZDate): number {
  const [date = '', time = ''] = shown.toISOString().split('T');
  const [, sign, hours, minutes] =
    OFFSET.exec(tzlib_get_offset(name, date, time.slice(0, 5))) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -size : size;
}

/**
 * A moment as written into a calendar: in local time of its zone, or in UTC (`zone` null) if the
 * local time is not safe. The local time must be read back as the same moment. The attached rules
 * are today's, which some zones did not always have. Programs also disagree on a local time that
 * occurs twice.
 */
export function calendarTime(timezone: string, moment: Date): { zone: string | null; at: Date } {
  const inUtc = { zone: null, at: moment };
  const name = rulesOf(timezone)?.name;
  if (name === undefined || name === 'Etc/UTC') return inUtc;
  const offset = (milliseconds: number) =>
    tzOffset(name, new Date(moment.getTime() + milliseconds));
  if (offset(-NEAR_MS) !== offset(NEAR_MS)) return inUtc;
  const at = new TZDate(moment.getTime(), name);
  return offsetByRules(name, at) === offset(0) ? { zone: name, at } : inUtc;
}

/** The start and end of an event: both in local time of the zone, or both in UTC. */
export function calendarTimes(event: { timezone: string; starts_at: Date; ends_at: Date | null }) {
  const { timezone, starts_at, ends_at } = event;
  const start = calendarTime(timezone, starts_at);
  const end = ends_at && calendarTime(timezone, ends_at);
  if (start.zone === null || end?.zone === null)
    return { zone: null, start: starts_at, end: ends_at };
  return { zone: start.zone, start: start.at, end: end?.at ?? null };
}
