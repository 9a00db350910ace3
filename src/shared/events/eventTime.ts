import { clockFormat, dateFormat } from '../lib/dateFormat';
import { replayedZone } from '../lib/ownZone';
import { parseUtc } from '../lib/timeLabel';
import { todaysZone } from '../lib/zones/todaysZone';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Returns a zone the browser knows, or undefined, which means the browser's own. */
function knownZone(timeZone: string | undefined): string | undefined {
  try {
    if (timeZone !== undefined) dateFormat('en-US', TIME, timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}

/** The date of a moment in a zone, such as '5th March, 2025'. Empty if the moment is invalid. */
export function eventDate(stamp: string, timeZone?: string): string {
  const moment = parseUtc(stamp);
  if (Number.isNaN(moment)) return '';
  const parts = dateFormat('en-US', DATE, knownZone(timeZone)).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  const day = part('day');
  const ending = ENDINGS[ordinals.select(Number(day))] ?? 'th';
  return `${day}${ending} ${part('month')}, ${part('year')}`;
}

/** The date of a moment in a zone without its year, such as 'Wed 5 Mar'. Empty if invalid. */
export function eventDay(stamp: string, timeZone?: string): string {
  const moment = parseUtc(stamp);
  if (Number.isNaN(moment)) return '';
  return dateFormat('en-GB', DAY, knownZone(timeZone)).format(moment).replace(',', '');
}

/** The time of a moment in a zone, such as '6:30 PM' or '18:30'. Empty if the moment is invalid. */
export function eventTime(stamp: string, timeZone?: string): string {
  const moment = parseUtc(stamp);
  if (Number.isNaN(moment)) return '';
  return clockFormat(knownZone(timeZone)).format(moment);
}

/** The time without a line break before AM and PM. */
const unbrokenTime = (stamp: string, zone?: string) =>
  eventTime(stamp, zone).replace(' ', '\u00a0');

/**
 * The date and times of an event in a zone, such as '5th March, 2025 · 6:30 PM – 8:30 PM', with the
 * date of the end if it is on another day.
 */
export function eventSpan(stamp: string, end: string | null | undefined, zone?: string): string {
  const day = eventDate(stamp, zone);
  const start = `${day} · ${unbrokenTime(stamp, zone)}`;
  if (!end) return start;
  const lastDay = eventDate(end, zone);
  return `${start} – ${lastDay === day ? '' : `${lastDay} · `}${unbrokenTime(end, zone)}`;
}

/**
 * Today's IANA name of the browser's own zone, or of the replayed user's; undefined if the browser
 * withholds it.
 */
export const browserZone = (): string | undefined =>
  (replayedZone() ?? todaysZone(dateFormat('en-US', TIME).resolvedOptions().timeZone)) || undefined;

/**
 * Today's name of the zone in which to show an event: its own, or the reader's if the browser
 * doesn't know it.
 */
export function eventZone(timezone: string | undefined): string | undefined {
  const known = knownZone(timezone);
  return known === undefined ? browserZone() : todaysZone(known);
}

/** Whether two zones show the same day and time at a moment. */
export function showSameClock(stamp: string, one?: string, other?: string): boolean {
  return (
    eventDate(stamp, one) === eventDate(stamp, other) &&
    eventTime(stamp, one) === eventTime(stamp, other)
  );
}

/** Whether a moment falls on the same day as `now` in the zone, by default the reader's. */
export function isToday(stamp: string, now: number, timeZone?: string): boolean {
  return eventDate(stamp, timeZone) === eventDate(new Date(now).toISOString(), timeZone);
}
