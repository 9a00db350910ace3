import { timeMessages } from '#contract/messages';
import { parseUtc } from '../../shared/lib/timeLabel';

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
const dayKey = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Hours and minutes in the browser's zone. */
export const clockTime = (stamp: string) => clock.format(parseUtc(stamp));

/** The browser's calendar day of a stamp, equal for two stamps of one day. */
export const dayOf = (stamp: string) => dayKey.format(parseUtc(stamp));

/** When a conversation was last written in: the time within a day, 'Yesterday' within two, else the date. */
export function conversationTime(stamp: string, now: number): string {
  const at = parseUtc(stamp);
  const age = now - at;
  if (age < DAY_MS) return clock.format(at);
  if (age < 2 * DAY_MS) return timeMessages.yesterday;
  const isThisYear = dayKey.format(at).slice(0, 4) === dayKey.format(now).slice(0, 4);
  return (isThisYear ? shortDate : shortDateWithYear).format(at);
}

/** The heading over a day's messages. */
export function dayLabel(stamp: string, now: number): string {
  const day = dayOf(stamp);
  if (day === dayKey.format(now)) return 'Today';
  if (day === dayKey.format(now - DAY_MS)) return timeMessages.yesterday;
  return longDate.format(parseUtc(stamp));
}
