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

/** Days since Monday. */
const weekday = (day: Day) => (new Date(day).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;

/** The Monday and the Sunday of a day's week. */
export const weekStart = (day: Day): Day => addDays(day, -weekday(day));
export const weekEnd = (day: Day): Day => addDays(weekStart(day), DAYS_OF_WEEK - 1);

/** Whether two days are in the same month. */
export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);

/** The whole weeks that contain a day's month. */
export function weeksOf(day: Day): Day[][] {
  const weeks: Day[][] = [];
  let monday = weekStart(`${day.slice(0, 7)}-01`);
  do {
    const first = monday;
    weeks.push(Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(first, index)));
    monday = addDays(monday, DAYS_OF_WEEK);
  } while (isSameMonth(monday, day));
  return weeks;
}

/** The time that the weeks of a day's month take, as the calls have it. */
export function periodOf(day: Day): { since: string; until: string } {
  const weeks = weeksOf(day);
  const [first = day] = weeks[0] ?? [];
  const last = weeks.at(-1)?.at(-1) ?? day;
  return {
    since: startOf(first).toISOString(),
    until: startOf(addDays(last, 1)).toISOString(),
  };
}

/** The events of each day from `first` to `last`. An event is on every day that it touches. */
export function eventsByDay(
  events: readonly Event[],
  first: Day,
  last: Day,
): ReadonlyMap<Day, readonly Event[]> {
  const days = new Map<Day, Event[]>();
  for (const event of events) {
    const starts = parseUtc(event.event_datetime);
    // An event that ends at midnight isn't on the next day.
    const ends = event.ends_at ? Math.max(starts, parseUtc(event.ends_at) - 1) : starts;
    if (Number.isNaN(starts) || Number.isNaN(ends)) continue;
    const until = dayOf(ends) < last ? dayOf(ends) : last;
    for (
      let day = dayOf(starts) > first ? dayOf(starts) : first;
      day <= until;
      day = addDays(day, 1)
    )
      days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

/** The day that a key of the grid leads to; null for other keys. */
export function dayAfterKey(day: Day, key: string): Day | null {
  const steps: Readonly<Record<string, (from: Day) => Day>> = {
    ArrowLeft: (from) => addDays(from, -1),
    ArrowRight: (from) => addDays(from, 1),
    ArrowUp: (from) => addDays(from, -DAYS_OF_WEEK),
    ArrowDown: (from) => addDays(from, DAYS_OF_WEEK),
    Home: weekStart,
    End: weekEnd,
    PageUp: (from) => addMonths(from, -1),
    PageDown: (from) => addMonths(from, 1),
  };
  return Object.hasOwn(steps, key) ? (steps[key]?.(day) ?? null) : null;
}
