import type { Event } from '#contract/entities/event';
import { dateFormat } from '#shared/lib/dateFormat';
import { ownClock, ownMidnight } from '#shared/lib/ownZone';
import { parseUtc } from '#shared/lib/timeLabel';

const DAYS_OF_WEEK = 7;
const DAY_MS = 86_400_000;

/** A day on the reader's calendar, as YYYY-MM-DD. */
export type Day = string;

const dateOf = (shown: number): Day => new Date(shown).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The day of a moment for the reader. */
export const dayOf = (moment: number): Day => dateOf(ownClock(moment));

/** Midnight at the beginning of a day, for the reader. */
export const startOf = (day: Day): Date => ownMidnight(day);

/** The name of a day, such as 'Friday 27 November'. */
export const nameOfDay = (day: Day): string =>
  dateFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(startOf(day));

/** The short name of a day's weekday, such as 'Fri'. */
export const weekdayOf = (day: Day): string =>
  dateFormat('en-GB', { weekday: 'short' }).format(startOf(day));

/** The day some days later. */
export const addDays = (day: Day, days: number): Day => dateOf(Date.parse(day) + days * DAY_MS);

/** The same day of another month, or its last day if the month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
  date.setUTCDate(Math.min(wanted, new Date(last).getUTCDate()));
  return dateOf(date.getTime());
}

/** The first day of a day's week, if weeks begin on a weekday: 1 is Monday, 7 is Sunday. */
export const weekStart = (day: Day, firstWeekday: number): Day =>
  addDays(day, -((new Date(day).getUTCDay() + 2 * DAYS_OF_WEEK - firstWeekday) % DAYS_OF_WEEK));

/** The last day of that week. */
export const weekEnd = (day: Day, firstWeekday: number): Day =>
  addDays(weekStart(day, firstWeekday), DAYS_OF_WEEK - 1);

/** Whether two days are in the same month. */
export const isSameMonth = (one: Day, other: Day): boolean => monthOf(one) === monthOf(other);

const MONTH = /^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/;

/** The month of a day, such as '2027-03'. */
export const monthOf = (day: Day): string => day.slice(0, 'YYYY-MM'.length);

/** The first day of a written month; today if that is this month, or there is no such month. */
export const dayInMonth = (month: string | null, today: Day): Day =>
  month === null || month === monthOf(today) || !MONTH.test(month) ? today : `${month}-01`;

/** The whole weeks that contain a day's month. */
export function weeksOf(day: Day, firstWeekday: number): Day[][] {
  const weeks: Day[][] = [];
  let start = weekStart(`${day.slice(0, 7)}-01`, firstWeekday);
  do {
    const first = start;
    weeks.push(Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(first, index)));
    start = addDays(start, DAYS_OF_WEEK);
  } while (isSameMonth(start, day));
  return weeks;
}

/** The time that whole weeks take, as the calls have it. */
export function periodOf(first: Day, last: Day): { since: string; until: string } {
  return {
    since: startOf(first).toISOString(),
    until: startOf(addDays(last, 1)).toISOString(),
  };
}

/** The first and the last day that an event touches; null if its times are invalid. */
export function daysOfEvent({ event_datetime, ends_at }: Event): { first: Day; last: Day } | null {
  const starts = parseUtc(event_datetime);
  // An event that ends at midnight isn't on the next day.
  const ends = ends_at ? Math.max(starts, parseUtc(ends_at) - 1) : starts;
  if (Number.isNaN(starts) || Number.isNaN(ends)) return null;
  return { first: dayOf(starts), last: dayOf(ends) };
}

/** The events of each day from `first` to `last`. An event is on every day that it touches. */
export function eventsByDay(
  events: readonly Event[],
  first: Day,
  last: Day,
): ReadonlyMap<Day, readonly Event[]> {
  const days = new Map<Day, Event[]>();
  for (const event of events) {
    const touched = daysOfEvent(event);
    if (!touched) continue;
    const until = touched.last < last ? touched.last : last;
    for (
      let day = touched.first > first ? touched.first : first;
      day <= until;
      day = addDays(day, 1)
    )
      days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

/** The day that a key of the grid leads to; null for other keys. */
export function dayAfterKey(day: Day, key: string, firstWeekday: number): Day | null {
  const steps: Readonly<Record<string, (from: Day) => Day>> = {
    ArrowLeft: (from) => addDays(from, -1),
    ArrowRight: (from) => addDays(from, 1),
    ArrowUp: (from) => addDays(from, -DAYS_OF_WEEK),
    ArrowDown: (from) => addDays(from, DAYS_OF_WEEK),
    Home: (from) => weekStart(from, firstWeekday),
    End: (from) => weekEnd(from, firstWeekday),
    PageUp: (from) => addMonths(from, -1),
    PageDown: (from) => addMonths(from, 1),
  };
  return Object.hasOwn(steps, key) ? (steps[key]?.(day) ?? null) : null;
}
