import { timeMessages } from '#contract/messages';
import { parseUtc } from '#shared/lib/timeLabel';
import * as texts from './later.texts';

const DAY_MS = 86_400_000;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const shortDateWithYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const longDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const longDateWithYear = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Formats hours and minutes in the browser's time zone. */
export const clockTime = (stamp: string) => clock.format(parseUtc(stamp));

/**
 * Returns the browser's calendar day of a timestamp as a number. Timestamps of the same day return
 * the same number. It runs for every message of a thread, where a date formatter would be too slow.
 */
export function dayOf(at: number): number {
  const date = new Date(at);
  return (date.getFullYear() * 12 + date.getMonth()) * 31 + date.getDate();
}

const isSameYear = (a: number, b: number) =>
  new Date(a).getFullYear() === new Date(b).getFullYear();

/**
 * Formats the time of a conversation's last message: the clock time within 24 hours, 'Yesterday'
 * within 48, else the date.
 */
export function conversationTime(stamp: string, now: number): string {
  const at = parseUtc(stamp);
  const age = now - at;
  if (age < DAY_MS) return clock.format(at);
  if (age < 2 * DAY_MS) return timeMessages.yesterday;
  return (isSameYear(at, now) ? shortDate : shortDateWithYear).format(at);
}

/** Formats a day in full, with the year unless it is the current one. */
export function fullDay(stamp: string, now: number): string {
  const at = parseUtc(stamp);
  return (isSameYear(at, now) ? longDate : longDateWithYear).format(at);
}

/** Returns the heading above a day's messages. */
export function dayLabel(stamp: string, now: number): string {
  const day = dayOf(parseUtc(stamp));
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  if (day === dayOf(now)) return texts.today;
  if (day === dayOf(yesterday.getTime())) return timeMessages.yesterday;
  return fullDay(stamp, now);
}
