import { timeMessages } from '#contract/messages';
import { ownFormat, ownTime } from '#shared/lib/dateFormat';
import { ownClock } from '#shared/lib/ownZone';
import { parseUtc } from '#shared/lib/timeLabel';
import * as texts from './texts';

const DAY_MS = 86_400_000;
const shortDate = ownFormat('en-GB', { day: 'numeric', month: 'short' });
const shortDateWithYear = ownFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const longDate = ownFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const longDateWithYear = ownFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Formats hours and minutes in the browser's time zone. */
export const clockTime = (stamp: string) => ownTime(parseUtc(stamp));

/**
 * Returns the browser's calendar day of a timestamp as a number. Timestamps of the same day return
 * the same number. It runs for every message of a thread, where a date formatter would be too slow.
 */
export const dayOf = (at: number): number => Math.floor(ownClock(at) / DAY_MS);

const yearOf = (at: number) => new Date(ownClock(at)).getUTCFullYear();
const isSameYear = (a: number, b: number) => yearOf(a) === yearOf(b);

/**
 * Formats the time of a conversation's last message: the clock time within 24 hours, 'Yesterday'
 * within 48, else the date.
 */
export function conversationTime(stamp: string, now: number): string {
  const at = parseUtc(stamp);
  const age = now - at;
  if (age < DAY_MS) return ownTime(at);
  if (age < 2 * DAY_MS) return timeMessages.yesterday;
  return (isSameYear(at, now) ? shortDate : shortDateWithYear)(at);
}

/** Formats a day in full, with the year unless it is the current one. */
export function fullDay(stamp: string, now: number): string {
  const at = parseUtc(stamp);
  return (isSameYear(at, now) ? longDate : longDateWithYear)(at);
}

/** Returns the heading above a day's messages. */
export function dayLabel(stamp: string, now: number): string {
  const day = dayOf(parseUtc(stamp));
  const today = dayOf(now);
  if (day === today) return texts.today;
  if (day === today - 1) return timeMessages.yesterday;
  return fullDay(stamp, now);
}
